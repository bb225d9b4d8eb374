import { expect, test } from 'vitest'
import { drawLetter } from './draw-letter.ts'
import { setRow } from './letters.ts'

const letters = (text: string) => setRow({ text, weight: 700, size: 60, tracking: 0, x: 0, middle: 30 })

/** The share of the frame that ink covers. */
const inkOf = (pixels: Uint8Array) => pixels.reduce((sum, cover) => sum + cover, 0) / (255 * pixels.length)

test('a letter stands on its baseline, and its frame is filled as far as its outline goes', async () => {
  const [letter] = await letters('l')
  if (!letter) throw new Error('no letter')
  const { pixels, width, height, x, y } = await drawLetter(letter)
  expect(pixels).toHaveLength(width * height)
  expect(x).toBeGreaterThanOrEqual(0)
  expect(y + height).toBe(0)
  expect(height).toBeGreaterThan(30)
  expect(inkOf(pixels)).toBeGreaterThan(0.6)
})

test('a descender is below the baseline', async () => {
  const [letter] = await letters('g')
  if (!letter) throw new Error('no letter')
  const { height, y } = await drawLetter(letter)
  expect(y + height).toBeGreaterThan(5)
})

test('a letter that comes again in the same size is not drawn again', async () => {
  const [first, second] = await letters('nn')
  if (!first || !second) throw new Error('no letters')
  expect(await drawLetter(second)).toBe(await drawLetter(first))
  expect(await drawLetter({ ...first, scale: first.scale / 2 })).not.toBe(await drawLetter(first))
})
