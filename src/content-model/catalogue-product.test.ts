import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { product } from '../shared/shop/catalogue/catalogue.ts'
import { catalogueProduct } from './catalogue-product.ts'
import { promiseMismatches } from './product-bounds.ts'
import { productFacts } from './product-schema.ts'

const facts = async (id: string, change: readonly [string, string] = ['', '']) =>
  productFacts.parse(
    parse((await readFile(`content/products/${id}/product.yaml`, 'utf8')).replace(...change)),
  )
const figures = {
  childFreeBelow: 12,
  childrenPerAdult: 2,
  youthMaxAge: 27,
  seniorAge: 60,
  activationMonths: 11,
}
const made = async (id: string) => catalogueProduct(await facts(id), { id, name: id }, figures)

test.each(['interrail-global', 'japan-rail-pass', 'gift-card', 'station-taxi', 'one-country'])(
  'the catalogue’s schema accepts %s, after a conversion to JSON and back',
  async id => {
    expect(v.safeParse(product, JSON.parse(JSON.stringify(await made(id)))).issues).toBeUndefined()
  },
)

test('lists every price of a pass, by class and age', async () => {
  const pass = await made('interrail-global')
  if (pass.kind !== 'interrail') throw new Error(pass.kind)
  const seven = pass.variants.find(({ id }) => id === 'flexi-7')?.history[0]?.prices
  expect(seven?.second.adult).toEqual({ EUR: 38500, SEK: 421600, DKK: 287600, NOK: 450500 })
  expect([seven?.second.youth.EUR, seven?.second.senior.EUR]).toEqual([28900, 34700])
  expect([seven?.first.adult.EUR, seven?.first.youth.EUR]).toEqual([48900, 36700])
})

test('converts the estimate of a day with ordinary tickets, rounded like an estimate', async () => {
  expect(await made('interrail-global')).toMatchObject({
    ordinaryDay: {
      second: { EUR: 10000, SEK: 110000, DKK: 75000, NOK: 120000 },
      first: { EUR: 13000, SEK: 140000, DKK: 95000, NOK: 150000 },
    },
  })
})

test('takes the ages of each group from the figures: over sixty means from sixty-one', async () => {
  expect(await made('interrail-global')).toMatchObject({
    ages: { childTo: 11, youthTo: 27, seniorFrom: 61 },
    children: { withFrom: 18, each: 2 },
  })
})

test.each(['interrail-global', 'japan-rail-pass'])(
  '%s can be ordered as long before as a pass may wait',
  async id => {
    expect(await made(id)).toMatchObject({ monthsAhead: 11 })
  },
)

const promised = {
  extraDiscountMin: 10,
  extraDiscountMax: 15,
  groupDiscount: 30,
  groupSize: 10,
  countries: 33,
}

test.each([
  ['the file as it stands', ['', ''], []],
  [
    'an extra discount over what texts say',
    ['ages: [youth], percentage: 15', 'ages: [youth], percentage: 20'],
    ['discounts.0.percentage: must be 10 to 15, as content/facts.yaml says'],
  ],
  [
    'a group discount from fewer people, and not as high',
    [
      '[{ from: 10, percentage: 10 }, { from: 20, percentage: 20 }, { from: 30, percentage: 30 }]',
      '[{ from: 8, percentage: 10 }]',
    ],
    [
      'discounts.2.steps.0.from: must be 10, as groupSize of content/facts.yaml',
      'discounts.2.steps.0.percentage: must be 30, as groupDiscount of content/facts.yaml',
    ],
  ],
  [
    'a country too few',
    ['countries: [AT, BE,', 'countries: [AT,'],
    ['residence.countries: must be 33 countries, as content/facts.yaml says; there are 32'],
  ],
] as const)('%s: reports where a product contradicts what texts promise', async (_, change, broken) => {
  expect(promiseMismatches('interrail-global', await facts('interrail-global', change), promised)).toEqual(
    broken,
  )
})
