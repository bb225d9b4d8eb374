import { expect, test } from 'vitest'
import { type Row, setRow } from './letters.ts'

const row = { weight: 700, size: 120, tracking: 0, x: 10, middle: 60 } as const
const set = (text: string, more: Partial<Row> = {}) => setRow({ ...row, text, ...more })

test('every letter has an outline and its place, from the font that has it', async () => {
  const letters = await set('Łódź')
  expect(letters.map(({ glyph }) => glyph.path.toSVG())).toEqual(
    Array.from({ length: 4 }, () => expect.stringMatching(/^M.+Z$/)),
  )
  expect(letters.map(({ x }) => x)).toEqual(letters.map(({ x }) => x).toSorted((one, other) => one - other))
})

test('a space has no outline, and moves the letters after it', async () => {
  const [, joined] = await set('AA')
  const [, apart, ...more] = await set('A A')
  expect(more).toEqual([])
  expect(apart?.x).toBeGreaterThan(joined?.x ?? 0)
})

test('applies kerning and tracking', async () => {
  const second = async (text: string, more: Partial<Row> = {}) => (await set(text, more))[1]?.x ?? 0
  expect(await second('AV')).toBeLessThan(await second('HV'))
  expect((await second('AV')) - (await second('AV', { tracking: -0.05 }))).toBeCloseTo(0.05 * 120)
})

test('centres a row on the height that the font declares', async () => {
  // The font's letters extend from 270 below the baseline to 1,230 above, of 1,200 to its size.
  expect(await set('E')).toMatchObject([{ x: 10, y: 108, scale: 0.1 }])
})
