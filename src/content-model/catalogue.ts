import type { Locale } from '../i18n/locales.ts'
import type { Campaign, Catalogue } from '../shared/shop/catalogue/catalogue.ts'
import { catalogueProduct } from './catalogue-product.ts'
import { perContent } from './content-version.ts'
import { type Entry, entriesIn, entryIndex } from './entries.ts'
import { getFact } from './facts.ts'
import type { NeededFigure } from './file-schemas.ts'
import { getPhoneHours, getSite } from './site.ts'

const made = perContent(() => new Map<Locale, Promise<Catalogue>>())

/**
 * The shop's catalogue from `content/products` and `content/campaigns`. It is made once per build, and again when the
 * content changes.
 */
export async function catalogue(locale: Locale): Promise<Catalogue> {
  const catalogues = await made()
  let catalogue = catalogues.get(locale)
  if (!catalogue) {
    catalogue = makeCatalogue(locale)
    catalogues.set(locale, catalogue)
  }
  return catalogue
}

async function makeCatalogue(locale: Locale): Promise<Catalogue> {
  const [products, campaigns, { paymentMethods }, { hours: phoneHours }, figures] = await Promise.all([
    entriesIn('products', locale),
    entryIndex('campaigns'),
    getSite(),
    getPhoneHours(),
    factsNamed('childFreeBelow', 'childrenPerAdult', 'youthMaxAge', 'seniorAge', 'activationMonths'),
  ])
  return {
    locale,
    products: products.map(({ id, facts, text }) =>
      catalogueProduct(facts, { id, name: text.name }, figures),
    ),
    // They are the same in every language, since a customer must see the price that the English mail has.
    campaigns: [...campaigns.translations.values()].flatMap(([campaign]) =>
      campaign ? [catalogueCampaign(campaign)] : [],
    ),
    paymentMethods,
    phoneHours,
  }
}

const catalogueCampaign = ({ id, facts }: Entry<'campaigns'>): Campaign => ({
  id,
  percentage: facts.percentage,
  products: facts.products,
  start: facts.start.toISOString(),
  end: facts.end.toISOString(),
})

async function factsNamed<Name extends NeededFigure>(
  ...names: readonly Name[]
): Promise<Record<Name, number>> {
  const values = await Promise.all(names.map(async name => [name, await getFact(name)] as const))
  return Object.fromEntries(values) as Record<Name, number>
}
