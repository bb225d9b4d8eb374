import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { figuresOf } from './figures.ts'
import { siteFacts, siteSettings } from './file-schemas.ts'
import { productFacts } from './product-schema.ts'

const read = (path: string) => readFile(`content/${path}.yaml`, 'utf8')

/** The figures of one product file, after a change of its text. */
async function figures(product: string, change: (text: string) => string = text => text) {
  const sold = productFacts.parse(parse(change(await read(`products/${product}/product`))))
  return figuresOf({
    facts: siteFacts.parse(parse(await read('facts'))),
    site: siteSettings.parse(parse(await read('site'))),
    product: id => (id === product ? sold : undefined),
  })
}

test('a pass’s price and the price of each of its days are figures', async () => {
  const [flexi] = parse(await read('products/interrail-global/product')).variants
  const price: number = flexi.history.at(-1).eur
  expect(await figures('interrail-global')).toMatchObject({
    passFlexi4: price,
    passFlexi4Day: Math.round(price / 4),
    passContinuous15: expect.any(Number),
    passContinuous2MonthsDay: expect.any(Number),
  })
})

test('the price of each Japan pass is a figure', async () => {
  const { variants } = parse(await read('products/japan-rail-pass/product'))
  const price = (id: string): number =>
    variants.find((variant: { id: string }) => variant.id === id).history.at(-1).eur
  expect(await figures('japan-rail-pass')).toMatchObject({
    japanStandard7: price('standard-7'),
    japanGreen21: price('green-21'),
  })
})

test('a coming price is not used before its day', async () => {
  const named = await figures('interrail-global', text =>
    text.replaceAll(/eur: \d+ \}/g, '$&, { from: 9999-01-01, eur: 1 }'),
  )
  expect(named['passFlexi4']).toBeGreaterThan(1)
})
