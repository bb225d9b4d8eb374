import { expect, test } from 'vitest'
import { decimalPath, integerPath, rect, repeat } from './path.ts'

test.each([
  [decimalPath`M${0.25} ${10}`, 'M.3 10'],
  [decimalPath`v${-0.04}`, 'v0'],
  [decimalPath`h${-0.5}v${12.345}`, 'h-.5v12.3'],
  [integerPath`M${0.6} ${-1.2}`, 'M1 -1'],
  [rect(-1.5, 0, 3, 2), 'M-1.5 0v-2h3v2z'],
  [repeat(2.2, index => integerPath`h${index}`), 'h0h1h2'],
  [repeat(-1, () => 'z'), ''],
])('writes numbers in short form: %s', (written, expected) => {
  expect(written).toBe(expected)
})
