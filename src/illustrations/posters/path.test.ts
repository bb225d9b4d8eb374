import { expect, test } from 'vitest'
import { coarse, fine, rect, repeat } from './path.ts'

test.each([
  [fine`M${0.25} ${10}`, 'M.3 10'],
  [fine`v${-0.04}`, 'v0'],
  [fine`h${-0.5}v${12.345}`, 'h-.5v12.3'],
  [coarse`M${0.6} ${-1.2}`, 'M1 -1'],
  [rect(-1.5, 0, 3, 2), 'M-1.5 0v-2h3v2z'],
  [repeat(2.2, index => coarse`h${index}`), 'h0h1h2'],
  [repeat(-1, () => 'z'), ''],
])('writes numbers in short form: %s', (written, expected) => {
  expect(written).toBe(expected)
})
