import { expect, it } from 'vitest'
import { bar } from './bar.ts'

it('is as long as its share of the longest bar', () => {
  expect(bar(25, 100, 'train')).toContain('<rect class="chart-bar--train" width="250" height="14"/>')
  expect(bar(100, 100, 'car')).toContain('width="1000"')
  expect(bar(0, 100, 'car')).toContain('width="0"')
})

it('needs no style attribute, and is hidden from screen readers beside its number', () => {
  expect(bar(1, 2, 'plane')).not.toContain('style=')
  expect(bar(1, 2, 'plane')).toContain('aria-hidden="true"')
})

it.each([
  [-1, 10],
  [11, 10],
  [1, 0],
  [Number.NaN, 10],
])('throws for %d of %d', (value, most) => {
  expect(() => bar(value, most, 'train')).toThrow('no bar')
})
