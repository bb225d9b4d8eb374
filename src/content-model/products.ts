import type { Locale } from '../i18n/locales.ts'
import { soldAs } from '../routing/sold-as.ts'
import { type ProductOf, productOf } from '../shared/shop/catalogue/catalogue.ts'
import { assertChecked } from './assert-checked.ts'
import { catalogue } from './catalogue.ts'
import { entryById } from './entries.ts'
import type { ProductFacts, ProductKind } from './product-schema.ts'

type SoldId = keyof typeof soldAs

/** A product of the catalogue by its folder's name, of the kind that its page sells. */
async function product<Id extends SoldId>(id: Id, locale: Locale): Promise<ProductOf<(typeof soldAs)[Id]>> {
  const found = productOf(await catalogue(locale), id, soldAs[id])
  return assertChecked(found, `content/products/${id}`)
}

export const interrailGlobal = (locale: Locale) => product('interrail-global', locale)
export const japanRailPass = (locale: Locale) => product('japan-rail-pass', locale)
export const giftCard = (locale: Locale) => product('gift-card', locale)
export const stationTaxi = (locale: Locale) => product('station-taxi', locale)

/** What a product's own file says, for what is not in the catalogue. */
export async function factsOfProduct<Id extends SoldId>(id: Id, locale: Locale) {
  const { facts } = await entryById('products', id, locale)
  return assertChecked(ofKind(facts, soldAs[id]), `content/products/${id}`)
}

const ofKind = <Kind extends ProductKind>(
  facts: ProductFacts,
  kind: Kind,
): Extract<ProductFacts, { kind: Kind }> | undefined => (isKind(facts, kind) ? facts : undefined)

const isKind = <Kind extends ProductKind>(
  facts: ProductFacts,
  kind: Kind,
): facts is Extract<ProductFacts, { kind: Kind }> => facts.kind === kind
