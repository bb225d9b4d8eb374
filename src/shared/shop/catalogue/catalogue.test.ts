import * as v from 'valibot'
import { expect, it } from 'vitest'
import { sampleCatalogues } from '../sample-catalogues.ts'
import { catalogue as schema } from './catalogue.ts'

/** Puts a variant before the first one that has a text. */
const withVariant =
  (variant: object, before = 'flexi') =>
  (text: string) =>
    text.replace(
      new RegExp(`"variants":\\[(?=[^\\]]*"${before}")`),
      `"variants":[${JSON.stringify({ id: 'new', ...variant })},`,
    )

/** The catalogue as an open page fetches it, after a change by a later deploy. */
const read = (change: (text: string) => string = text => text) =>
  v.parse(schema, JSON.parse(change(JSON.stringify(sampleCatalogues.en))))
const today = read()

it.each([
  ['a further field of a product', (text: string) => text.replaceAll('"kind":', '"badge":"new","kind":')],
  ['a further field of the catalogue', (text: string) => text.replace('{', '{"currencies":["EUR"],')],
  ['a further currency', (text: string) => text.replaceAll('"EUR":', '"GBP":1,"EUR":')],
  [
    'a product of an unknown kind',
    (text: string) => text.replace('"products":[', '"products":[{"kind":"ferry","id":"ferry"},'),
  ],
  [
    'a discount of an unknown kind',
    (text: string) =>
      text.replace('"discounts":[', '"discounts":[{"kind":"early","days":60,"percentage":5},'),
  ],
  [
    'a discount for an unknown age group',
    (text: string) => text.replace('"ages":["youth"]', '"ages":["youth","teenager"]'),
  ],
  [
    'prices for a further age group',
    (text: string) => text.replaceAll('"senior":{', '"teenager":{},"senior":{'),
  ],
  [
    'prices for a further class',
    (text: string) => text.replaceAll('"first":{"adult"', '"third":{},"first":{"adult"'),
  ],
  ['a pass of an unknown type', withVariant({ type: 'weekend', within: { days: 2 } })],
  ['a pass that is valid for an unknown period', withVariant({ type: 'flexi', within: { weekends: 2 } })],
  ['a pass in an unknown class', withVariant({ days: 7, class: 'gran' }, 'standard')],
])('an open page reads the rest of a catalogue with %s', (_, change) => {
  expect(change(JSON.stringify(sampleCatalogues.en))).not.toBe(JSON.stringify(sampleCatalogues.en))
  expect(read(change)).toEqual(today)
})

it.each([
  [
    'a product of a known kind without its prices',
    (text: string) => text.replaceAll('"history":', '"past":'),
  ],
  ['a missing currency', (text: string) => text.replaceAll('"EUR":', '"GBP":')],
  ['products that are no list', (text: string) => text.replace('"products":[', '"products":1,"a":[')],
])('refuses a catalogue with %s', (_, change) => {
  expect(() => read(change)).toThrow()
})

it('an open page shows a coupon of an unknown colour in another one', () => {
  expect(read(text => text.replaceAll('"coupon":"pink"', '"coupon":"gold"'))).toEqual(today)
})

it('reads a catalogue that a worker has kept since before it named the ways to pay', () => {
  expect(read(text => text.replace(/"paymentMethods":\[[^\]]*\]/, '"later":1'))).toEqual({
    ...today,
    paymentMethods: [],
  })
})
