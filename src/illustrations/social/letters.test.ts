import { expect, test } from 'vitest'
import { type Row, setRow } from './letters.ts'

const row = { weight: 700, size: 120, tracking: 0, x: 10, middle: 60 } as const
const set = (text: string, more: Partial<Row> = {}) => setRow({ ...row, text, ...more })
const lefts = (svg: string) => [...svg.matchAll(/translate\(([\d.-]+)\)/g)].map(([, left]) => Number(left))

test('every letter is an outline in its place, from the font that has it', async () => {
  const svg = await set('Łódź')
  expect(lefts(svg)).toHaveLength(4)
  expect(svg.match(/d="M[^"]+Z"/g)).toHaveLength(4)
})

test('applies kerning and tracking', async () => {
  const [, plain = 0] = lefts(await set('HV'))
  const [, near = 0] = lefts(await set('AV'))
  const [, tight = 0] = lefts(await set('HV', { tracking: -0.05 }))
  expect(near).toBeLessThan(plain)
  expect(plain - tight).toBeCloseTo(0.05 * 1200)
})

test('centres a row on the height that the font declares', async () => {
  // The font's letters extend from 270 below the baseline to 1,230 above, of 1,200 to its size.
  expect(await set('E')).toContain('translate(10 108.00)scale(0.10000 -0.10000)')
})
