import { expect, test } from 'vitest'
import { namesDue, namesDueWords } from './names-due.ts'

const ordered = '2027-05-18'

test.each([
  ['2027-06-02', '2027-05-19', 'By 19 May 2027'],
  ['2027-06-01', '2027-05-18', 'As soon as you can'],
  ['2027-05-20', '2027-05-18', 'As soon as you can'],
  ['', undefined, 'At least 14 days before the first travel day'],
])('for a first travel day %j names are needed by %s', (firstDay, due, words) => {
  expect(namesDue(firstDay, ordered)).toBe(due)
  expect(namesDueWords(firstDay, ordered, 'en').replace(/\s/g, ' ')).toBe(words)
})
