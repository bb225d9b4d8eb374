import type { Glyph } from 'fontkit'
import sharp from 'sharp'
import { pieceSvg } from './frame.ts'
import type { Letter } from './letters.ts'
import type { Piece } from './pixels.ts'

const drawn = new WeakMap<Glyph, Map<number, Promise<Piece>>>()

/**
 * The coverage of a letter's pixels, with a position relative to the letter's origin. Titles use few letters and sizes,
 * so each letter is drawn once in each size.
 */
export function drawLetter({ glyph, scale }: Pick<Letter, 'glyph' | 'scale'>): Promise<Piece> {
  const sizes = drawn.get(glyph) ?? new Map<number, Promise<Piece>>()
  drawn.set(glyph, sizes)
  const piece = sizes.get(scale) ?? draw(glyph, scale)
  sizes.set(scale, piece)
  return piece
}

async function draw({ bbox, path }: Glyph, scale: number): Promise<Piece> {
  const [x, y] = [Math.floor(bbox.minX * scale), Math.floor(-bbox.maxY * scale)]
  const frame = {
    x,
    y,
    width: Math.ceil(bbox.maxX * scale) - x,
    height: Math.ceil(-bbox.minY * scale) - y,
  }
  const svg = pieceSvg(frame, `<path transform="scale(${scale} ${-scale})" d="${path.toSVG()}"/>`)
  return { ...frame, pixels: await sharp(svg).extractChannel('alpha').raw().toBuffer() }
}
