import { expect, test } from 'vitest'
import { orderSections } from '../../forms/order/sections.ts'
import type { BasketLine } from '../basket/line.ts'
import { priceBasket } from '../basket/price-basket.ts'
import { sampleCatalogues } from '../sample-catalogues.ts'
import { lineTitle } from './line-title.ts'

const livingIn = (...countries: string[]): BasketLine => ({
  kind: 'interrail',
  id: 'a',
  product: 'interrail-global',
  variant: 'flexi-5',
  firstDay: '2027-06-01',
  class: 'second',
  travellers: countries.map(residence => ({ name: 'Ida', lastName: 'Ås', birth: '1990-03-01', residence })),
})

test.each([
  [['SE', 'DK'], 'en', /^Interrail Global Pass: /],
  [['US'], 'en', /^Eurail Global Pass: /],
  [['AU', 'US'], 'sv', /^Eurail Global Pass: /],
  [['SE', 'US'], 'en', /^Interrail and Eurail Global Pass: /],
  [['US', 'SE'], 'sv', /^Interrail och Eurail Global Pass: /],
  [['SE', 'US'], 'da', /^Interrail og Eurail Global Pass: /],
] as const)(
  'the pass of travellers who live in %j is named by their residence, %s',
  (countries, locale, name) => {
    expect(lineTitle(sampleCatalogues[locale], livingIn(...countries), locale)).toMatch(name)
  },
)

test('a mail to customer service says which of the travellers need a Eurail pass', () => {
  const at = new Date('2027-01-10T12:00:00Z')
  const priced = priceBasket(sampleCatalogues.en, { currency: 'EUR', lines: [livingIn('SE', 'US')] }, at)
  const [section] = orderSections({ ...priced, currency: 'EUR', at }, sampleCatalogues.en, 'en', 'all')
  const rows = new Map(section?.rows)
  expect(rows.get('Traveller 1')).toMatch(/\nSweden$/)
  expect(rows.get('Traveller 2')).toMatch(/\nUnited States \(Eurail Global Pass\)$/)
})
