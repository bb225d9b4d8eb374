import { describe, expect, test } from 'vitest'
import { day, moment } from './fields.ts'
import { jsonSchema } from './json-schema.ts'

const anotherNotation = [
  '05/12/2027',
  '7.6.2027',
  '2027-6-7',
  '7 June 2027',
  '2027-06',
  '2027',
  2027,
  '',
  null,
]
const withoutZone = ['2027-01-11 08:00', '2027-01-11T08:00', '2027-01-11T08:00:00', '2027-01-11T25:00Z']

describe('a day', () => {
  test.each([
    ['as YAML reads it', new Date('2027-06-07')],
    ['in quotes, or as a backend writes it', '2027-06-07'],
    ['with a time and its zone', '2027-06-07T00:00:00.000Z'],
  ])('can be written %s', (_, written) => {
    expect(day.parse(written)).toEqual(new Date('2027-06-07'))
  })

  test.each([...anotherNotation, ...withoutZone, '1999-12-31'])('is not read from %j', written => {
    expect(day.safeParse(written).error?.issues.map(({ message }) => message)).toEqual([
      'must be a day, such as 2026-11-21',
    ])
  })
})

describe('a moment', () => {
  test.each(['2027-01-11T00:00:00+01:00', '2027-01-10T23:00Z', '2027-01-10T23:00:00.000Z'])(
    'can be written %s',
    written => {
      expect(moment.parse(written)).toEqual(new Date('2027-01-10T23:00:00Z'))
    },
  )

  test.each([...anotherNotation, ...withoutZone, '2027-01-11'])('is not read from %j', written => {
    expect(moment.safeParse(written).error?.issues.map(({ message }) => message)).toEqual([
      'must be a day with a time and a zone, such as 2027-01-31T23:59:59+01:00',
    ])
  })
})

test.each([
  ['day', day, '2027-01-11', true],
  ['day', day, '11/01/2027', false],
  ['moment', moment, '2027-01-11', false],
  ['moment', moment, '2027-01-11T08:00:00+01:00', true],
])('an editor’s program checks a %s', (_, shape, written, isRight) => {
  expect(new RegExp(jsonSchema(shape).pattern ?? '').test(written)).toBe(isRight)
})
