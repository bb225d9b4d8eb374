import { expect, test } from 'vitest'
import { fill, lay, makeCard } from './pixels.ts'

function blank(width: number, height: number, ink: readonly [number, number, number]) {
  const card = makeCard(width, height)
  fill(card, ink)
  return card
}

test.each([
  { cover: 0, ink: [10, 20, 30] },
  { cover: 255, ink: [210, 220, 0] },
  { cover: 51, ink: [50, 60, 24] },
])('a piece that covers $cover of 255 leaves $ink', ({ cover, ink }) => {
  const card = blank(3, 2, [10, 20, 30])
  lay({ pixels: Uint8Array.of(210, 220, 0, cover), channels: 4, width: 1, height: 1, x: 1, y: 1 }, card)
  const at = (x: number, y: number) => [...card.pixels.subarray((y * 3 + x) * 3, (y * 3 + x) * 3 + 3)]
  expect(at(1, 1)).toEqual(ink)
  for (const [x, y] of [
    [0, 1],
    [2, 1],
    [1, 0],
  ] as const)
    expect(at(x, y)).toEqual([10, 20, 30])
})

test('a piece without cover hides what is below it', () => {
  const card = blank(3, 2, [10, 20, 30])
  const pixels = Uint8Array.of(1, 2, 3, 4, 5, 6)
  lay({ pixels, channels: 3, width: 1, height: 2, x: 2, y: 0 }, card)
  expect([...card.pixels]).toEqual([10, 20, 30, 10, 20, 30, 1, 2, 3, 10, 20, 30, 10, 20, 30, 4, 5, 6])
})
