declare module 'subset-font' {
  /** Options that we use; the package brings no types and its separate ones are older. */
  interface Options {
    readonly targetFormat: 'woff2'
    readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>
    /** OpenType features that stay. */
    readonly keepFeatures: readonly string[]
    readonly noHinting: boolean
    readonly dropTables: readonly string[]
  }
  /** A font of the letters of `text` alone. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
