import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import { catalogueProduct } from './catalogue-product.ts'
import { productFacts } from './product-schema.ts'

const figures = {
  childFreeBelow: 12,
  childrenPerAdult: 2,
  youthMaxAge: 27,
  seniorAge: 60,
  activationMonths: 11,
}

/** A product of `content/products` as the catalogue has it, for tests of the real prices. */
export async function productFromFile(id: string) {
  const facts = productFacts.parse(parse(await readFile(`content/products/${id}/product.yaml`, 'utf8')))
  return catalogueProduct(facts, { id, name: id }, figures)
}
