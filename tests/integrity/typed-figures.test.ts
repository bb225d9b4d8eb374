import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { locales, type Translated } from '../../src/i18n/locales.ts'
import { type Facts, typedFigures } from './typed-figures.ts'

const read = (path: string) => parse(readFileSync(`content/${path}.yaml`, 'utf8'))
const choices = (product: string, field: string): number[] => [
  ...new Set<number>(
    read(`products/${product}/product`).variants.map((variant: Record<string, number>) => variant[field]),
  ),
]
const facts: Facts = {
  ...read('facts'),
  japanDays: choices('japan-rail-pass', 'days'),
  oneCountryDays: choices('one-country', 'travelDays'),
}

const texts = [
  ...globSync('content/**/*.md'),
  ...globSync('src/**/*text.ts'),
  ...locales.flatMap(locale => globSync(`content/documents/*/${locale}.yaml`)),
]

test('no text contains a typed figure of content/facts.yaml or of a product', () => {
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.flatMap(path => typedFigures(readFileSync(path, 'utf8'), path, facts))).toEqual([])
})

interface Example {
  readonly text: string
  readonly token: string
  readonly path?: string
}

/** A further language needs its own, since the figures are found by the words around them. */
const examples: Translated<readonly Example[]> = {
  en: [
    { text: 'valid in 33 countries', token: 'countries' },
    { text: 'about 40,000 destinations', token: 'destinations' },
    { text: '**Youth:** up to and including 27.', token: 'youthMaxAge' },
    { text: 'Children go free when under 12', token: 'childFreeBelow' },
    { text: 'an extra 10–15 %', token: 'extraDiscountMin' },
    { text: 'groups of 10 or more', token: 'groupSize' },
    { text: '7/14/21', token: 'japanDays' },
    { text: 'for 3, 4, 5, 6 or 8 travel days', token: 'oneCountryDays' },
    { text: '1 hour before', token: 'taxiCancelHours', path: 'content/pages/taxi/en.md' },
  ],
  sv: [
    { text: 'över 100 tågbolag', token: 'operators' },
    { text: 'Senior, över 60', token: 'seniorAge' },
    { text: 'inom 11 månader från köpet', token: 'activationMonths' },
    { text: 'minst var 3:e dag', token: 'onlineDays' },
    { text: 'i 2 veckor', token: 'giftCardRefundWeeks', path: 'content/pages/gift-cards/sv.md' },
  ],
  da: [
    { text: 'omkring 40.000 destinationer', token: 'destinations' },
    { text: 'Børn under 4 år', token: 'childNoPassBelow' },
    { text: 'Grupper kan få op til 30 %', token: 'groupDiscount' },
    { text: '7, 14 eller 21 dage i træk', token: 'japanDays' },
    { text: 'gælder i 12 måneder', token: 'giftCardMonths', path: 'content/pages/gift-cards/da.md' },
  ],
}

test.each(Object.values(examples).flat())(
  'finds "$text"',
  ({ text, token, path = 'content/pages/interrail/en.md' }) => {
    expect(typedFigures(text, path, facts)).toEqual([expect.stringContaining(`{{${token}}}`)])
  },
)

test.each([
  'From 60 minutes there may be compensation.',
  'Youth hostels close at 22. The next train leaves at 27 past.',
  'Luleå is 33 km away; 100 steps up, 12 months a year, 2 weeks in June, 1 hour by bus.',
  'Children like the tunnel, which is under 12 km long.',
  '1 400 000 people live there, 40 000 of them by the lake, 11 months a year.',
])('ignores "%s"', text => {
  expect(typedFigures(text, 'content/guides/sweden/en.md', facts)).toEqual([])
})
