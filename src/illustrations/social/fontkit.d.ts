declare module 'fontkit' {
  /** The part that we use; the package has no types. */
  interface PathCommand {
    readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'
    /** Pairs of coordinates, in units of the font, upwards from the baseline. */
    readonly args: readonly number[]
  }
  interface Glyph {
    readonly path: { readonly commands: readonly PathCommand[]; toSVG(): string }
    /** In units of the font, upwards from the baseline. */
    readonly bbox: {
      readonly minX: number
      readonly minY: number
      readonly maxX: number
      readonly maxY: number
    }
  }
  interface Font {
    readonly unitsPerEm: number
    /** In units of the font, upwards from the baseline. */
    readonly ascent: number
    readonly descent: number
    hasGlyphForCodePoint(codePoint: number): boolean
    /** Letters with the font's kerning and ligatures. */
    layout(text: string): {
      readonly glyphs: readonly Glyph[]
      readonly positions: readonly { readonly xAdvance: number }[]
    }
  }
  function create(file: Buffer): Font
}
