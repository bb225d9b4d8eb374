import { expect, test } from 'vitest'
import { dayRanges } from './day-ranges.ts'

const open = (days: string) => ({ days, isOpen: true })
const closed = (days: string) => ({ days, isOpen: false })

test.each([
  ['sv', [1, 2, 3, 4, 5], [open('måndag–fredag'), closed('lördag–söndag')]],
  ['en', [4, 1, 2, 3], [open('Monday–Thursday'), closed('Friday–Sunday')]],
  ['da', [1, 3, 4], [open('mandag'), closed('tirsdag'), open('onsdag–torsdag'), closed('fredag–søndag')]],
] as const)('in %s, weekdays %j are named in ranges', (locale, weekdays, ranges) => {
  expect(dayRanges(weekdays, locale)).toEqual(ranges)
})
