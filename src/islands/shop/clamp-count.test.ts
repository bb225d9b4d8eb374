import { expect, test } from 'vitest'
import { clampCount } from './clamp-count.ts'

test.each([
  ['3', '3'],
  ['999', '40'],
  ['-2', '0'],
  ['2.5', '2'],
  ['040', '40'],
  ['', ''],
])('clampCount(%j) is %j', (written, expected) => expect(clampCount(written, 0, 40)).toBe(expected))
