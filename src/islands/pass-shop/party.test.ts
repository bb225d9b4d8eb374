import { expect, test } from 'vitest'
import { likelyBirth, mostPeople, readEntered } from './party.ts'

const read = (fields: Record<string, string>) => readEntered(new Map(Object.entries(fields)))

test('an empty form has nobody and no trip', () => {
  expect(read({})).toEqual({
    firstDay: '',
    lastDay: '',
    days: 0,
    nights: 0,
    class: 'second',
    variant: '',
    people: [],
  })
})

test('reads those who were counted, each by the fields of the group and place', () => {
  const { people } = read({
    adult: '1',
    child: '2',
    'adult0.name': ' Ida ',
    'adult0.residence': 'SE',
    'child1.residence': 'DK',
    'youth0.name': 'Nobody',
  })
  expect(people.map(({ key, name, residence }) => [key, name, residence])).toEqual([
    ['adult0', 'Ida', 'SE'],
    ['child0', '', 'SE'],
    ['child1', '', 'DK'],
  ])
})

test.each([
  ['99', mostPeople],
  ['-3', 0],
  ['2.9', 2],
  ['many', 0],
])('of %s adults counts %s', (adult, count) => expect(read({ adult }).people.length).toBe(count))

test.each([
  ['1990-05-05', 'adult', '1990-05-05'],
  ['', 'child', '2019-06-01'],
  ['1990-02-30', 'senior', '1957-06-01'],
] as const)('of the birth date %j of a %s reckons with %s', (birth, group, likely) =>
  expect(likelyBirth({ birth, group }, '2027-06-01')).toBe(likely),
)
