import { expect, test } from 'vitest'
import { ageGroup, ageOn } from './age.ts'

test.each([
  ['2000-06-15', '2027-06-14', 26],
  ['2000-06-15', '2027-06-15', 27],
  ['2000-02-29', '2027-02-28', 26],
  ['2000-02-29', '2027-03-01', 27],
  ['2000-02-29', '2028-02-28', 27],
  ['2000-02-29', '2028-02-29', 28],
  ['2027-06-15', '2027-06-15', 0],
  ['2027-06-15', '2027-06-14', -1],
])('a person born on %s is %3$d on %2$s', (birth, day, age) => {
  expect(ageOn(birth, day)).toBe(age)
})

test.each([
  [0, 'child'],
  [11, 'child'],
  [12, 'youth'],
  [27, 'youth'],
  [28, 'adult'],
  [60, 'adult'],
  [61, 'senior'],
  [100, 'senior'],
])('a person aged %d belongs to the group %s', (age, group) => {
  expect(ageGroup(age, { childTo: 11, youthTo: 27, seniorFrom: 61 })).toBe(group)
})
