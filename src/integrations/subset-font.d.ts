declare module 'subset-font' {
  /** The options that we use; the package has no types, and its separate ones are older. */
  interface Options {
    readonly targetFormat: 'woff2'
    readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>
    /** OpenType features to keep. */
    readonly keepFeatures: readonly string[]
    readonly noHinting: boolean
    readonly dropTables: readonly string[]
  }
  /** A font with only the letters of `text`. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
