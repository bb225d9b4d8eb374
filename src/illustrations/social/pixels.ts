/** Red, green and blue. */
export type Rgb = readonly [number, number, number]

/** Pixels of a part of a card. */
export interface Piece {
  readonly pixels: Uint8Array
  readonly width: number
  readonly height: number
  /** The position on the card. */
  readonly x: number
  readonly y: number
}

/** A whole picture, with three bytes per pixel. */
export interface Card {
  readonly pixels: Buffer
  readonly width: number
}

export const makeCard = (width: number, height: number): Card => ({
  pixels: Buffer.allocUnsafe(width * height * 3),
  width,
})

export const fill = ({ pixels }: Card, ink: Rgb) => pixels.fill(Uint8Array.of(...ink))

/** Copies a piece with three bytes per pixel onto a card, which must be large enough. */
export function copyPixels({ pixels, width, height, x, y }: Piece, card: Card): void {
  for (let row = 0; row < height; row += 1)
    card.pixels.set(pixels.subarray(row * width * 3, (row + 1) * width * 3), ((y + row) * card.width + x) * 3)
}

/**
 * Paints colour on a card through a mask with one byte per pixel, the coverage. Sharp composes the whole card in
 * floating point, which takes three times as long as all the rest.
 */
export function stamp({ pixels, width, height, x, y }: Piece, [red, green, blue]: Rgb, card: Card): void {
  const painted = card.pixels
  for (let row = 0; row < height; row += 1) {
    const start = ((y + row) * card.width + x) * 3
    for (let column = 0; column < width; column += 1) {
      const cover = pixels[row * width + column] ?? 0
      if (cover === 0) continue
      const at = start + column * 3
      painted[at] = mix(painted[at] ?? 0, red, cover)
      painted[at + 1] = mix(painted[at + 1] ?? 0, green, cover)
      painted[at + 2] = mix(painted[at + 2] ?? 0, blue, cover)
    }
  }
}

const mix = (below: number, ink: number, cover: number) =>
  cover === 255 ? ink : below + Math.round(((ink - below) * cover) / 255)
