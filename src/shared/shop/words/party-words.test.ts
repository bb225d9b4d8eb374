import { expect, test } from 'vitest'
import { partyWords } from './party-words.ts'

test.each([
  ['en', '2 adults, 1 youth, 2 children'],
  ['sv', '2 vuxna, 1 ungdom, 2 barn'],
  ['da', '2 voksne, 1 ung, 2 børn'],
] as const)('in %s a party is %s', (locale, expected) =>
  expect(partyWords(['child', 'adult', 'youth', 'adult', 'child'], locale)).toBe(expected),
)
