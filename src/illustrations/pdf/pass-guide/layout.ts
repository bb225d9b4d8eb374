import type { Face } from '../faces.ts'
import { type Column, colours, type TextStyle } from '../write-block.ts'

/** A4, in points. Headings are in the narrow column, text in the wide one. */
export const sheet = { width: 595.28, height: 841.89 } as const
export const edges = { left: 57, right: 538, top: 54, bottom: 790 } as const
export const headingColumn: Column = { x: edges.left, width: 112 }
export const textColumn: Column = { x: 186, width: edges.right - 186 }

const style = (face: Face, size: number, leading: number, colour: string): TextStyle => ({
  face,
  size,
  leading,
  colour,
})

export const styles = {
  cover: { ...style('display-700', 58, 1, colours.text), tracking: -2 },
  lead: style('text', 15, 1.35, colours.quiet),
  chapter: { ...style('display-700', 31, 1.05, colours.text), tracking: -0.9 },
  heading: style('display-700', 13, 1.2, colours.text),
  name: style('text-600', 11, 1.45, colours.text),
  text: style('text', 11, 1.45, colours.text),
  small: style('text', 9, 1.4, colours.quiet),
  code: { ...style('display-700', 15, 1.1, colours.text), tracking: 0.8 },
} as const satisfies Record<string, TextStyle>
