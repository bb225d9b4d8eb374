declare module 'fontverter' {
  /** What we use of it; the package brings no types. */
  export function convert(font: Buffer, format: 'sfnt'): Promise<Buffer>
}
