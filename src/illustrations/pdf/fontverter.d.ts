declare module 'fontverter' {
  /** The part that we use; the package has no types. */
  export function convert(font: Buffer, format: 'sfnt'): Promise<Buffer>
}
