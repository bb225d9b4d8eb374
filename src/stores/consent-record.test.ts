import { expect, test } from 'vitest'
import { readChoice } from './consent-record.ts'
import { writeChoice } from './write-choice.ts'

const made = new Date('2026-11-21T10:00:00Z')
const later = (days: number) => new Date(made.getTime() + days * 86_400_000)

test.each([[[]], [['statistics']], [['marketing']], [['statistics', 'marketing']]] as const)(
  'reads the choice %j as it was written',
  choice => expect(readChoice(writeChoice(choice, made), made)).toEqual(choice),
)

test('writes version, day and purposes', () => {
  expect(writeChoice(['marketing'], made)).toBe('1 2026-11-21 marketing')
  expect(writeChoice([], made)).toBe('1 2026-11-21')
})

test('accepts a choice for 365 days, then asks again', () => {
  const saved = writeChoice([], made)
  expect(readChoice(saved, later(364))).toEqual([])
  expect(readChoice(saved, later(365))).toBeUndefined()
})

test.each([
  ['nothing', ''],
  ['garbage', '{"analytics":true}'],
  ['another version', '2 2026-11-21 statistics'],
  ['no version', '2026-11-21 statistics'],
  ['a day that is none', '1 yesterday statistics'],
  ['a day to come', '1 2027-01-01 statistics'],
  ['an unknown purpose', '1 2026-11-21 statistics profiling'],
  ['a purpose twice', '1 2026-11-21 statistics statistics'],
])('reads %s as no choice', (_, saved) => expect(readChoice(saved, made)).toBeUndefined())

test('accepts a clock that went back over midnight', () => {
  expect(readChoice('1 2026-11-22', made)).toEqual([])
})
