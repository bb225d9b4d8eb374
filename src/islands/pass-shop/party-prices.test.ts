import { expect, test } from 'vitest'
import { pass } from '../../shared/shop/price-rules/test-products.ts'
import { sampleCatalogues } from '../../shared/shop/sample-catalogues.ts'
import { partyOf, readPassForm } from './party.ts'
import { followingPass, partyFault } from './party-prices.ts'
import { tripAdvice } from './trip-advice.ts'

const catalogue = sampleCatalogues.en
const pricing = { currency: 'EUR', at: new Date('2026-12-01T12:00:00Z') } as const
const read = (fields: Record<string, string>) => readPassForm(new Map(Object.entries(fields)))
function advise(fields: Record<string, string>) {
  const advice = tripAdvice(catalogue, pass, partyOf(read({ adult: '1', ...fields })), pricing)
  return advice?.choice.ok
    ? {
        variant: advice.choice.best.variant.id,
        firstDay: advice.firstDay,
        isLengthKnown: advice.isLengthKnown,
      }
    : advice
}

test.each([
  ['travel days alone', { days: '11' }, 'continuous-15', undefined, false],
  [
    'the first day and travel days',
    { firstDay: '2027-06-01', days: '11' },
    'continuous-15',
    '2027-06-01',
    false,
  ],
  [
    'the last day, too',
    { firstDay: '2027-06-01', lastDay: '2027-06-30', days: '11' },
    'flexi-15',
    '2027-06-01',
    true,
  ],
  ['a route’s length and travel days', { span: '30', days: '11' }, 'flexi-15', undefined, true],
])('advises by %s', (_, fields, variant, firstDay, isLengthKnown) => {
  expect(advise(fields)).toEqual({ variant, firstDay, isLengthKnown })
})

test.each([
  ['no travel days', { firstDay: '2027-06-01', lastDay: '2027-06-30' }],
  ['nobody', { adult: '0', days: '11' }],
])('does not advise with %s', (_, fields) => expect(advise(fields)).toBeUndefined())

test.each([
  ['a child alone', { child: '1' }, /aged 18 or over/],
  ['a child who turns out to be alone', { adult: '1', 'adult0.birth': '2016-01-01' }, /aged 18 or over/],
  ['a child with an adult', { adult: '1', child: '1' }, undefined],
  [
    'an impossible birth date, which its field reports',
    { adult: '1', 'adult0.birth': '1800-01-01' },
    undefined,
  ],
  ['nobody', { adult: '0' }, undefined],
])('says why %s cannot order', (_, fields, words) => {
  const fault = partyFault(catalogue, pass, partyOf(read(fields)), pricing, 'en')
  if (words) expect(fault).toMatch(words)
  else expect(fault).toBeUndefined()
})

test('the second pass begins when the chosen one has ended, and is priced for that day', () => {
  const party = partyOf(read({ adult: '1', firstDay: '2027-06-01', 'adult0.birth': '1966-08-01' }))
  const following = (firstDay: string) =>
    followingPass(
      catalogue,
      pass,
      { ...party, firstDay },
      { variant: 'flexi-15', second: 'flexi-4' },
      pricing,
    )
  expect(following('2027-06-01')).toMatchObject({ firstDay: '2027-08-01', price: { total: 24300 } })
  expect(following('2027-05-31')).toMatchObject({ firstDay: '2027-07-31', price: { total: 30000 } })
  expect(following('')).toMatchObject({ firstDay: '2027-02-01' })
})
