import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { orderSections } from '../shared/forms/order/sections.ts'
import type { BasketLine } from '../shared/shop/basket/line.ts'
import { priceBasket } from '../shared/shop/basket/price-basket.ts'
import { currencies } from '../shared/shop/currency.ts'
import { formatMoney } from '../shared/shop/format-money.ts'
import { type Amounts, currencyUnits, discounted } from '../shared/shop/money.ts'
import { priceOn, reduction } from '../shared/shop/price-rules/history.ts'
import { type ShownPrice, shownPrice } from '../shared/shop/price-rules/shown-price.ts'
import { sampleCatalogues } from '../shared/shop/sample-catalogues.ts'
import { catalogueProduct } from './catalogue-product.ts'
import { productFacts } from './product-schema.ts'

const figures = {
  childFreeBelow: 12,
  childrenPerAdult: 2,
  youthMaxAge: 27,
  seniorAge: 60,
  activationMonths: 11,
}

/** A product of `content/products` as a product of the catalogue, for tests of the real prices. */
async function productFromFile(id: string) {
  const facts = productFacts.parse(parse(await readFile(`content/products/${id}/product.yaml`, 'utf8')))
  return catalogueProduct(facts, { id, name: id }, figures)
}

const percentages = Array.from({ length: 90 }, (_, index) => index + 1)

/** Every amount in a product. */
function amountsIn(value: unknown): Amounts[] {
  if (typeof value !== 'object' || value === null) return []
  if (isAmounts(value)) return [value]
  return Object.values(value).flatMap(amountsIn)
}

const isAmounts = (value: object): value is Amounts => currencies.every(code => code in value)

test.each(['interrail-global', 'japan-rail-pass', 'station-taxi', 'gift-card'])(
  '%s: a promised percentage of any price is saved in full, and not by more than a unit',
  async id => {
    const prices = amountsIn(await productFromFile(id))
    expect(prices.length).toBeGreaterThan(0)
    for (const price of prices)
      for (const code of currencies)
        for (const percentage of percentages) {
          const before = price[code]
          const now = discounted(before, percentage, code)
          const more = before - now - (before * percentage) / 100
          const what = `${before} ${code} with ${percentage} % off`
          expect(more, what).toBeGreaterThanOrEqual(0)
          expect(more, what).toBeLessThan(currencyUnits[code].step)
          expect(reduction(before, now), what).toBeGreaterThanOrEqual(percentage)
          expect(reduction(before, now), what).toBeLessThanOrEqual(((before - now) * 100) / before)
        }
  },
)

/** The price that is shown at a moment. */
const shownAt = ({ amounts, during }: ShownPrice, at: Date): Amounts =>
  during.find(({ from, until }) => from <= at.getTime() && at.getTime() <= until)?.amounts ?? amounts

const campaign = {
  id: 'january',
  products: ['interrail-global', 'japan-rail-pass'],
  start: '2027-01-10T23:00:00.000Z',
  end: '2027-01-31T22:59:59.000Z',
}
/** A campaign within the other, with a higher percentage. */
const better = { ...campaign, id: 'weekend', percentage: 20, start: '2027-01-15T23:00:00.000Z' }
const builtAt = new Date('2026-12-01T12:00:00Z')
const moments = [
  ['before the campaign', '2027-01-10T22:59:59.999Z'],
  ['at its first moment', '2027-01-10T23:00:00.000Z'],
  ['within it', '2027-01-14T12:00:00.000Z'],
  ['within a better one', '2027-01-16T12:00:00.000Z'],
  ['when the better one has ended', '2027-01-17T23:00:00.000Z'],
  ['in its last second', '2027-01-31T22:59:59.000Z'],
  ['after it', '2027-01-31T22:59:59.001Z'],
] as const
const cases = moments.flatMap(([when, at]) => [10, 12, 30].map(percentage => [when, at, percentage] as const))
const births = {
  adult: '1990-03-01',
  youth: '2005-03-01',
  senior: '1960-03-01',
  child: '2019-03-01',
} as const

test.each(cases)(
  '%s (%s, %d %%) the table, the basket and the mail have the same price',
  async (_, moment, percentage) => {
    const at = new Date(moment)
    const campaigns = [
      { ...campaign, percentage },
      { ...better, end: '2027-01-17T22:59:59.000Z' },
    ]
    const products = await Promise.all(['interrail-global', 'japan-rail-pass'].map(productFromFile))
    const catalogue = { ...sampleCatalogues.en, products, campaigns }
    const same = (line: BasketLine, shown: Amounts) => {
      for (const currency of currencies) {
        const basket = { currency, changed: '2027-01-10', lines: [line] }
        expect(priceBasket(catalogue, basket, at).total, `${JSON.stringify(line)} ${currency}`).toBe(
          shown[currency],
        )
      }
      const priced = priceBasket(catalogue, { currency: 'EUR', lines: [line] }, at)
      const [section] = orderSections({ ...priced, currency: 'EUR', at }, catalogue, 'en', 'chosen')
      const [, price = ''] = section?.rows.find(([label]) => label === 'Price') ?? []
      expect(price.split('\n')[0]).toBe(formatMoney(shown.EUR, 'EUR', 'en'))
    }
    const lineFor = (group: keyof typeof births, variant: string) => ({
      id: 'a',
      variant,
      firstDay: '2027-06-01',
      travellers: [{ name: 'Ida', lastName: 'Ås', birth: births[group], residence: 'SE' }],
    })
    for (const product of products) {
      if (product.kind === 'interrail')
        for (const { id, history } of product.variants)
          for (const travelClass of ['second', 'first'] as const)
            for (const group of ['adult', 'youth', 'senior'] as const) {
              const list = (day: string) => priceOn(history, day).prices[travelClass][group]
              const shown = shownAt(shownPrice(product, group, list, campaigns, builtAt), at)
              same(
                { kind: 'interrail', product: product.id, class: travelClass, ...lineFor(group, id) },
                shown,
              )
            }
      if (product.kind === 'days-pass')
        for (const { id, history } of product.variants)
          for (const group of ['adult', 'child'] as const) {
            const list = (day: string) => priceOn(history, day).prices[group]
            const shown = shownAt(shownPrice(product, group, list, campaigns, builtAt), at)
            same({ kind: 'days-pass', product: product.id, ...lineFor(group, id) }, shown)
          }
    }
  },
)
