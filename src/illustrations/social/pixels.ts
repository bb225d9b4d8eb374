/** Pixels of a part of a card: red, green and blue, and in four bytes how far each covers what is below it. */
export interface Piece {
  readonly pixels: Uint8Array
  readonly channels: 3 | 4
  readonly width: number
  readonly height: number
  /** Where it lies on the card. */
  readonly x: number
  readonly y: number
}

/** A whole picture, three bytes a pixel. */
export interface Card {
  readonly pixels: Buffer
  readonly width: number
}

export const makeCard = (width: number, height: number): Card => ({
  pixels: Buffer.allocUnsafe(width * height * 3),
  width,
})

export const fill = ({ pixels }: Card, ink: readonly [number, number, number]) =>
  pixels.fill(Uint8Array.of(...ink))

/**
 * Lays a piece over a card, which must be large enough to hold it. Sharp does the same in floating point, for the
 * whole card, at three times the cost of all the rest of it.
 */
export function lay({ pixels, channels, width, height, x, y }: Piece, card: Card): void {
  for (let row = 0; row < height; row += 1) {
    const start = ((y + row) * card.width + x) * 3
    if (channels === 3) {
      card.pixels.set(pixels.subarray(row * width * 3, (row + 1) * width * 3), start)
      continue
    }
    for (let column = 0; column < width; column += 1) {
      const from = (row * width + column) * 4
      const cover = pixels[from + 3] ?? 0
      if (cover === 0) continue
      const to = start + column * 3
      for (let ink = 0; ink < 3; ink += 1) {
        const above = pixels[from + ink] ?? 0
        const below = card.pixels[to + ink] ?? 0
        card.pixels[to + ink] = cover === 255 ? above : below + Math.round(((above - below) * cover) / 255)
      }
    }
  }
}
