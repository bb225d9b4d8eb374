import { expect, test } from 'vitest'
import { copyPixels, fill, makeCard, stamp } from './pixels.ts'

const paper = [10, 20, 30] as const

function blank(width: number, height: number) {
  const card = makeCard(width, height)
  fill(card, paper)
  return card
}

test.each([
  { cover: 0, ink: [10, 20, 30] },
  { cover: 255, ink: [210, 220, 0] },
  { cover: 51, ink: [50, 60, 24] },
])('a stamp that covers $cover of 255 gives $ink, and only there', ({ cover, ink }) => {
  const card = blank(3, 2)
  stamp({ pixels: Uint8Array.of(cover), width: 1, height: 1, x: 1, y: 1 }, [210, 220, 0], card)
  expect([...card.pixels]).toEqual([paper, paper, paper, paper, ink, paper].flat())
})

test('a piece replaces what is below it, and only there', () => {
  const card = blank(3, 2)
  copyPixels({ pixels: Uint8Array.of(1, 2, 3, 4, 5, 6), width: 1, height: 2, x: 2, y: 0 }, card)
  expect([...card.pixels]).toEqual([paper, paper, [1, 2, 3], paper, paper, [4, 5, 6]].flat())
})
