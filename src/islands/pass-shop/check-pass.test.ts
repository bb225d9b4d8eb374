import * as v from 'valibot'
import { expect, test } from 'vitest'
import { basketLine } from '../../shared/shop/basket/line.ts'
import { pass } from '../../shared/shop/price-rules/test-products.ts'
import { daysPassLine, passErrors, passLine, passLines } from './check-pass.ts'
import { readPassForm } from './party.ts'
import { partyText } from './pass-form-text.ts'
import { text } from './text.ts'

const whole = {
  adult: '1',
  child: '1',
  firstDay: '2027-06-01',
  variant: 'flexi-5',
  'adult0.name': 'Ida',
  'adult0.lastName': 'Ås',
  'adult0.birth': '1990-05-05',
  'adult0.residence': 'SE',
  'child0.name': 'Bo',
  'child0.same': 'on',
  'child0.birth': '2019-05-05',
}
const t = { ...partyText('en'), ...text('en') }
const errors = (fields: Record<string, string>) =>
  passErrors(
    readPassForm(new Map(Object.entries({ ...whole, ...fields }))),
    { today: '2027-02-20', monthsAhead: 11, locale: 'en' },
    t,
  )

const later = { namesLater: 'on', 'group.residence': 'SE' }

test.each<[string, Record<string, string>, Record<string, string>]>([
  ['everything', {}, {}],
  ['nobody', { adult: '0', child: '0' }, { adult: t.nobody }],
  ['as many as an order may have', { ...later, adult: '38', child: '2' }, {}],
  ['more than that', { ...later, adult: '38', child: '5' }, { adult: t.tooMany }],
  ['no first day', { firstDay: '' }, { firstDay: t.firstDayMissing }],
  ['a first day that is not decided', { firstDay: '', undecided: 'on' }, {}],
  ['no first day of two passes', { firstDay: '', second: 'flexi-4' }, { firstDay: t.firstDayOfTwo }],
  [
    'a first day of two passes that is not decided',
    { undecided: 'on', second: 'flexi-4' },
    { firstDay: t.firstDayOfTwo },
  ],
  [
    'a first day that was',
    { firstDay: '2027-02-19' },
    { firstDay: 'That date has passed: choose a later one.' },
  ],
  ['the last day on which it may begin', { firstDay: '2028-01-20' }, {}],
  [
    'a first day after that',
    { firstDay: '2028-01-21' },
    {
      firstDay: 'This can be ordered at most 11 months ahead: choose a day up to 20\u00a0January 2028.',
    },
  ],
  ['a last day before the first', { lastDay: '2027-05-31' }, { lastDay: t.lastDayWrong }],
  ['a trip of one day', { lastDay: '2027-06-01' }, {}],
  ['a last day without a first', { lastDay: '2027-05-31', firstDay: '', undecided: 'on' }, {}],
  ['no pass', { variant: '' }, { variant: t.passMissing }],
  ['no name', { 'child0.name': '' }, { 'child0.name': t.nameMissing }],
  ['a name that nobody sees', { 'child0.name': '\u200b\u2066' }, { 'child0.name': t.nameMissing }],
  [
    'a last name that nobody sees',
    { 'adult0.lastName': '\u{e0041}', 'child0.same': 'on' },
    { 'adult0.lastName': t.lastNameMissing },
  ],
  ['no birth', { 'child0.birth': '' }, { 'child0.birth': t.birthMissing }],
  ['a birth to come', { 'child0.birth': '2027-03-01' }, { 'child0.birth': t.birthWrong }],
  ['a birth too long ago', { 'child0.birth': '0219-05-05' }, { 'child0.birth': t.birthWrong }],
  [
    'another who has a last name of their own, and does not say it',
    { 'child0.same': '' },
    { 'child0.lastName': t.lastNameMissing },
  ],
  ['no country of the first', { 'adult0.residence': '' }, { 'adult0.residence': t.residenceMissing }],
])('with %s', (_, fields, expected) => expect(errors(fields)).toEqual(expected))

test('a complete form makes a line of the basket', () => {
  const line = passLine(readPassForm(new Map(Object.entries(whole))), 'interrail-global', 'a')
  expect(v.parse(basketLine, line)).toEqual(line)
  expect(line).toMatchObject({ travellers: [{ residence: 'SE' }, { residence: 'SE' }] })
})

const group = { adult: '12', youth: '2', child: '0', namesLater: 'on', 'group.residence': 'DK' }

test('a group whose names are sent later needs no names, but a country', () => {
  expect(errors({ ...group, 'adult0.name': '' })).toEqual({})
  expect(errors({ ...group, 'group.residence': '' })).toEqual({ 'group.residence': t.residenceMissing })
})

test('such a group makes a line that counts its people', () => {
  const entered = readPassForm(
    new Map(Object.entries({ ...whole, ...group, variant: 'flexi-15', second: 'flexi-4' })),
  )
  const lines = passLines(entered, pass, () => 'a')
  expect(lines).toMatchObject([
    { kind: 'interrail-group', counts: { adult: 12, youth: 2, senior: 0, child: 0 }, residence: 'DK' },
    { kind: 'interrail-group', variant: 'flexi-4', firstDay: '2027-08-01' },
  ])
  for (const line of lines) expect(v.parse(basketLine, line)).toEqual(line)
})

test('a day that is not decided is empty in the basket', () => {
  const entered = readPassForm(new Map(Object.entries({ ...whole, undecided: 'on' })))
  expect(v.parse(basketLine, passLine(entered, 'interrail-global', 'a'))).toMatchObject({ firstDay: '' })
})

test('a second pass makes a second line, from the day after the first pass ends', () => {
  const lines = (second: string) => {
    const entered = readPassForm(new Map(Object.entries({ ...whole, variant: 'flexi-15', second })))
    return passLines(entered, pass, () => `line ${second}`)
  }
  expect(lines('').map(({ variant, firstDay }) => [variant, firstDay])).toEqual([['flexi-15', '2027-06-01']])
  expect(lines('flexi-4').map(({ variant, firstDay }) => [variant, firstDay])).toEqual([
    ['flexi-15', '2027-06-01'],
    ['flexi-4', '2027-08-01'],
  ])
  for (const line of lines('flexi-4')) expect(v.parse(basketLine, line)).toEqual(line)
})

test('a pass for consecutive days has no class of its own', () => {
  const line = daysPassLine(readPassForm(new Map(Object.entries(whole))), 'japan-rail-pass', 'a')
  expect(v.parse(basketLine, line)).toEqual(line)
})
