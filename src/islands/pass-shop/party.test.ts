import { expect, test } from 'vitest'
import { likelyBirth, mostPeople, readEntered, tripDays } from './party.ts'

const read = (fields: Record<string, string>) => readEntered(new Map(Object.entries(fields)))

test('an empty form has nobody and no trip', () => {
  expect(read({})).toEqual({
    firstDay: '',
    isUndecided: false,
    lastDay: '',
    span: 0,
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
    child: '3',
    'adult0.name': ' Ida ',
    'adult0.lastName': 'Ås',
    'adult0.residence': 'SE',
    'adult0.same': 'on',
    'child0.same': 'on',
    'child0.lastName': 'Holm',
    'child1.residence': 'DK',
    'child2.lastName': 'Lind',
    'youth0.name': 'Nobody',
  })
  expect(people.map(({ key, name, lastName, residence }) => [key, name, lastName, residence])).toEqual([
    ['adult0', 'Ida', 'Ås', 'SE'],
    ['child0', '', 'Ås', 'SE'],
    ['child1', '', '', 'DK'],
    ['child2', '', 'Lind', 'SE'],
  ])
})

test('a first day that is not decided is none, whatever stands in its field', () =>
  expect(read({ firstDay: '2027-06-01', undecided: 'on' })).toMatchObject({
    firstDay: '',
    isUndecided: true,
  }))

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

test.each([
  ['', '', '9', { from: '2027-03-01', to: '2027-03-09' }],
  ['2027-06-28', '', '9', { from: '2027-06-28', to: '2027-07-06' }],
  ['2027-06-28', '2027-07-01', '9', { from: '2027-06-28', to: '2027-07-01' }],
  ['', '2027-03-04', '9', { from: '2027-03-01', to: '2027-03-04' }],
  ['', '2027-03-04', '', undefined],
  ['2027-06-28', '', '0', undefined],
  ['28 June', '', 'x', undefined],
])('a trip from %j to %j of %j days lies in %j', (firstDay, lastDay, span, days) => {
  expect(tripDays(read({ firstDay, lastDay, span }), '2027-03-01')).toEqual(days)
})
