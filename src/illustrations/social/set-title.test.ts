import { expect, test } from 'vitest'
import { setTitle, titleLineHeight } from './set-title.ts'

test.each([
  ['Norge', ['Norge']],
  ['Bosnien och Hercegovina', ['Bosnien och', 'Hercegovina']],
  ['Europe leaves from here', ['Europe leaves', 'from here']],
  ['Så fungerar platsreservation', ['Så fungerar', 'platsreservation']],
])('breaks "%s" into lines of similar length', (title, lines) => {
  expect(setTitle(title, 616, 340).lines).toEqual(lines)
})

test('takes a smaller size for a longer title', () => {
  const sizes = ['Norge', 'Polarcirklen rundt: Stockholm og Narvik', 'word '.repeat(30)].map(
    title => setTitle(title, 616, 340).size,
  )
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
  expect(new Set(sizes).size).toBe(3)
})

test('keeps every word of a title that fits', () => {
  const title = 'Polarcirklen rundt: Stockholm, Narvik og nattoget hjem'
  expect(setTitle(title, 616, 340).lines.join(' ')).toBe(title)
})

test.each([190, 340])(
  'returns only as many lines as fit in a box %i pixels high, and reports the cut',
  height => {
    const { size, lines } = setTitle('word '.repeat(200), 616, height)
    expect(lines.length * size * titleLineHeight).toBeLessThanOrEqual(height)
    expect(lines.at(-1)).toMatch(/…$/)
  },
)

test('sets a word that is wider than the box at the smallest size', () => {
  expect(setTitle('x'.repeat(80), 616, 340)).toEqual({ size: 46, lines: ['x'.repeat(80)] })
})
