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
export function stamp({ pixels, width, height, x, y }: Piece, ink: Rgb, card: Card): void {
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const cover = pixels[row * width + column] ?? 0
      if (cover === 0) continue
      const at = ((y + row) * card.width + x + column) * 3
      for (let part = 0; part < 3; part += 1) {
        const below = card.pixels[at + part] ?? 0
        card.pixels[at + part] = below + Math.round((((ink[part] ?? 0) - below) * cover) / 255)
      }
    }
}
