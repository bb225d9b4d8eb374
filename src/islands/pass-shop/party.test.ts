import { expect, test } from 'vitest'
import { readPassForm, travellerOf, tripDays } from './party.ts'

const read = (fields: Record<string, string>) => readPassForm(new Map(Object.entries(fields)))

test('an empty form has no travellers and no trip', () => {
  expect(read({})).toEqual({
    firstDay: '',
    isUndecided: false,
    lastDay: '',
    span: 0,
    days: 0,
    class: 'second',
    variant: '',
    second: '',
    hasPendingNames: false,
    people: [],
  })
})

test('reads the chosen travellers, each by the fields of group and index', () => {
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

test('a first day that is not decided is ignored, whatever its field contains', () =>
  expect(read({ firstDay: '2027-06-01', undecided: 'on' })).toMatchObject({
    firstDay: '',
    isUndecided: true,
  }))

test.each([
  ['99', 40],
  ['-3', 0],
  ['2.9', 2],
  ['many', 0],
])('reads %s adults as %s', (adult, count) => expect(read({ adult }).people.length).toBe(count))

test.each([
  ['9', 9],
  ['999999999', 93],
  ['1e999', 93],
  ['-3', 0],
  ['many', 0],
])('reads %s travel days, and a trip of as many days, as %s', (written, days) => {
  const entered = read({ days: written, span: written })
  expect(entered).toMatchObject({ days, span: days })
  expect(() => tripDays(entered, '2027-03-01')).not.toThrow()
})

test('reads as many travellers as the counters say, however many an order may have', () =>
  expect(read({ adult: '38', child: '5' }).people).toHaveLength(43))

test.each([
  ['1990-05-05', 'adult', { birth: '1990-05-05' }],
  ['', 'child', { group: 'child' }],
  ['1990-02-30', 'senior', { group: 'senior' }],
] as const)('the birth date %j of a %s is priced as %j', (birth, group, known) =>
  expect(travellerOf({ birth, group })).toEqual(known),
)

test('fewer people than a group have names', () =>
  expect(read({ adult: '9', namesLater: 'on' }).hasPendingNames).toBe(false))

const named = { adult: '10', 'adult0.name': 'Ida', 'adult0.birth': '2019-05-05', 'adult0.residence': 'SE' }

test.each([
  ['as one field says', { 'group.residence': ' DK ' }, 'DK'],
  ['nowhere yet', { 'group.residence': '' }, ''],
  ['as the first traveller did before', {}, 'SE'],
])(
  'a group whose names are sent later has neither names nor birth dates, and lives %s',
  (_, fields, residence) => {
    const { hasPendingNames, people } = read({ ...named, namesLater: 'on', ...fields })
    expect(hasPendingNames).toBe(true)
    expect(people).toHaveLength(10)
    for (const person of people)
      expect(person).toMatchObject({ name: '', lastName: '', birth: '', residence })
  },
)

const assumed = (isDayKnown: boolean, isLengthKnown: boolean) => ({ isDayKnown, isLengthKnown })
test.each([
  ['2027-06-28', '2027-07-01', 3, 9, { from: '2027-06-28', to: '2027-07-01', ...assumed(true, true) }],
  ['2027-06-28', '', 3, 9, { from: '2027-06-28', to: '2027-07-06', ...assumed(true, true) }],
  ['2027-06-28', '', 3, 0, { from: '2027-06-28', to: '2027-06-30', ...assumed(true, false) }],
  ['2027-06-28', '', 10, 9, { from: '2027-06-28', to: '2027-07-07', ...assumed(true, false) }],
  ['', '', 3, 9, { from: '2027-03-01', to: '2027-03-09', ...assumed(false, true) }],
  ['', '2027-03-04', 3, 0, { from: '2027-03-01', to: '2027-03-03', ...assumed(false, false) }],
  ['28 June', '', 1, 0, { from: '2027-03-01', to: '2027-03-01', ...assumed(false, false) }],
])('a trip from %j to %j with %d travel days of %d is in %j', (firstDay, lastDay, days, span, expected) => {
  const entered = read({ firstDay, lastDay, days: `${days}`, span: `${span}` })
  expect(tripDays(entered, '2027-03-01')).toEqual(expected)
})
