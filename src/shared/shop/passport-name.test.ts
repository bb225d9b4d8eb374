import { expect, test } from 'vitest'
import { nameDoubt } from './passport-name.ts'

test.each([
  ['Ida', 'Ås', undefined],
  ['Grace Brewster', 'Hopper', undefined],
  ['GRACE', 'HOPPER', undefined],
  ['Anne-Marie', "O'Brien", undefined],
  ['Siân', 'ap Hywel', undefined],
  ['Ludwig', 'van Beethoven', undefined],
  ['Robert', 'Downey Jr.', undefined],
  ['Łukasz', 'Żółć', undefined],
  ['William "Bill"', 'Ås', 'nickname'],
  ['Anna (Annie)', 'Ås', 'nickname'],
  ['William ‘Bill’', 'Ås', 'nickname'],
  ["William 'Bill'", 'Ås', 'nickname'],
  ['Ås, Ida', 'Ås', 'comma'],
  ['Ida', 'Ås2', 'digits'],
  ['Ida', '-', 'no-letters'],
  ['Мария', 'Иванова', 'other-letters'],
  ['明', 'Wang', 'other-letters'],
  ['ida', 'Ås', 'no-capital'],
  ['Ida', 'ås', 'no-capital'],
  ['J.', 'Ås', 'initial'],
  ['Ida Ås', 'Ås', 'repeated'],
  ['Åsa', 'Ås', undefined],
])('%s %s: %s', (name, lastName, doubt) => expect(nameDoubt({ name, lastName })).toBe(doubt))
