import { expect, test } from 'vitest'
import type { LineOf } from '../../shared/shop/basket/line.ts'
import { productOf } from '../../shared/shop/catalogue/catalogue.ts'
import { catalogue, pass } from '../../shared/shop/price-rules/test-products.ts'
import { daysPassLine, passLine } from './check-pass.ts'
import { readPassForm } from './party.ts'
import { passFields } from './pass-fields.ts'

const person = (name: string, birth: string, residence = 'SE') => ({ name, lastName: 'Ås', birth, residence })
const adult = person('Ida', '1990-05-05')
const youth = person('Kai', '2005-05-05', 'DK')
const senior = person('Eva', '1950-05-05')
const child = person('Bo', '2019-05-05')

const line = (travellers: LineOf<'interrail'>['travellers']): LineOf<'interrail'> => ({
  kind: 'interrail',
  id: 'a',
  product: pass.id,
  variant: 'flexi-4',
  class: 'first',
  firstDay: '2027-06-01',
  travellers,
})
const group: LineOf<'interrail-group'> = {
  kind: 'interrail-group',
  id: 'a',
  product: pass.id,
  variant: 'flexi-4',
  class: 'first',
  firstDay: '2027-06-01',
  counts: { adult: 12, youth: 2, senior: 0, child: 0 },
  residence: 'DK',
}
const today = '2027-02-20'
const read = (fields: Record<string, string>) => readPassForm(new Map(Object.entries(fields)))

test.each([
  ['an adult', [adult]],
  ['one of each group', [adult, youth, senior, child]],
  ['several of a group', [adult, person('Ann', '1970-01-01', 'US'), child, person('Liv', '2021-01-01')]],
  ['no adult', [youth]],
])('a pass for %s fills in the form, and is read back the same', (_, travellers) => {
  const before = line(travellers)
  expect(passLine(read(passFields(before, pass, today)), pass.id, 'a')).toEqual(before)
})

test.each(['2027-06-01', ''])(
  'a group whose names are sent later is read back the same, for the day %j',
  firstDay => {
    const before = { ...group, firstDay }
    expect(passLine(read(passFields(before, pass, today)), pass.id, 'a')).toEqual(before)
  },
)

test('a first day that is not decided is read back so, and today’s ages count', () => {
  const before = { ...line([adult, person('Liv', '2015-02-21')]), firstDay: '' }
  const fields = passFields(before, pass, today)
  expect([fields['undecided'], fields['child']]).toEqual(['on', '1'])
  expect(passLine(read(fields), pass.id, 'a')).toEqual(before)
})

test('travellers are in the groups of the form, with all their fields', () => {
  const filled = passLine(read(passFields(line([child, adult]), pass, today)), pass.id, 'a')
  expect(filled).toMatchObject({ travellers: [adult, child] })
})

test('a traveller with a birthday before the first day belongs to the later group', () => {
  const fields = passFields(
    line([adult, person('Bo', '2015-06-01'), person('Liv', '2015-06-02')]),
    pass,
    today,
  )
  expect([fields['youth'], fields['youth0.name'], fields['child'], fields['child0.name']]).toEqual([
    '1',
    'Bo',
    '1',
    'Liv',
  ])
})

test('a pass for consecutive days counts adults and children', () => {
  const daysPass = productOf(catalogue, 'japan-rail-pass', 'days-pass')
  if (!daysPass) throw new Error('The sample catalogue has no pass for days in a row')
  const before: LineOf<'days-pass'> = {
    kind: 'days-pass',
    id: 'a',
    product: daysPass.id,
    variant: 'standard-7',
    firstDay: '2027-06-01',
    travellers: [adult, senior, child],
  }
  const fields = passFields(before, daysPass, today)
  expect([fields['adult'], fields['child'], 'senior' in fields]).toEqual(['2', '1', false])
  expect(daysPassLine(read(fields), daysPass.id, 'a')).toEqual(before)
})
