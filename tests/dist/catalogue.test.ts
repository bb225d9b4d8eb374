import { readdir, readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { locales } from '../../src/i18n/locales.ts'
import { cataloguePath } from '../../src/shared/shop/catalogue/address.ts'
import { catalogue } from '../../src/shared/shop/catalogue/catalogue.ts'

/** The ids of the products in `content` that are no drafts. */
async function publishedProducts(): Promise<string[]> {
  const ids = (await readdir('content/products')).toSorted()
  const drafts = await Promise.all(
    ids.map(async id => /^draft: true$/m.test(await readFile(`content/products/${id}/product.yaml`, 'utf8'))),
  )
  return ids.filter((_, index) => !drafts[index])
}

const read = async (locale: (typeof locales)[number]) =>
  v.parse(catalogue, JSON.parse(await readFile(`dist${cataloguePath(locale)}`, 'utf8')))

test.each(locales)('browser and function can read the catalogue in %s', async locale => {
  const { products, ...rest } = await read(locale)
  expect(rest.locale).toBe(locale)
  expect(products.map(({ id }) => id).sort()).toEqual(await publishedProducts())
})

test('every locale has the same products at the same prices', async () => {
  const [en, ...others] = await Promise.all(locales.map(read))
  const plain = (one: typeof en) =>
    one && { ...one, locale: '', products: one.products.map(product => ({ ...product, name: '' })) }
  for (const other of others) expect(plain(other)).toEqual(plain(en))
})
