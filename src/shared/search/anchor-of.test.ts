import { expect, test } from 'vitest'
import { anchorOf } from './anchor-of.ts'

test.each([
  ['Seat, couchette or bed', 'seat-couchette-or-bed'],
  ['Så bokar du', 'så-bokar-du'],
  ['1. Add the pass', '1-add-the-pass'],
])('turns "%s" into the anchor %s', (heading, anchor) => {
  expect(anchorOf(heading)).toBe(anchor)
})
