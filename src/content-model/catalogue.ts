import type { Locale } from '../i18n/locales.ts'
import type { Campaign, Catalogue, Product } from '../shared/shop/catalogue/catalogue.ts'
import { catalogueProduct } from './catalogue-product.ts'
import { entriesIn } from './entries.ts'
import { getFact } from './facts.ts'
import { brokenPromises } from './product-bounds.ts'

const made = new Map<Locale, Promise<Catalogue>>()

/**
 * All that the shop sells, from `content/products` and `content/campaigns`. Made once a build.
 *
 * @throws with file, field and what is allowed, when a product does not keep to what `content/facts.yaml` promises,
 * or a campaign names a product that there is not.
 */
export function catalogue(locale: Locale): Promise<Catalogue> {
  let promise = import.meta.env.DEV ? undefined : made.get(locale)
  if (!promise) {
    promise = makeCatalogue(locale)
    made.set(locale, promise)
  }
  return promise
}

async function makeCatalogue(locale: Locale): Promise<Catalogue> {
  const products = await catalogueProducts(locale)
  return { locale, products, campaigns: await catalogueCampaigns(locale, products) }
}

async function catalogueProducts(locale: Locale): Promise<Product[]> {
  const [entries, figures, promised] = await Promise.all([
    entriesIn('products', locale),
    factsNamed('childFreeBelow', 'childrenPerAdult', 'youthMaxAge', 'seniorAge'),
    factsNamed('extraDiscountMin', 'extraDiscountMax', 'groupDiscount', 'groupSize', 'countries'),
  ])
  return entries.map(({ id, facts, text }) => {
    const broken = brokenPromises(facts, promised)
    if (broken.length > 0)
      throw new Error(broken.map(problem => `content/products/${id}/product.yaml: ${problem}`).join('\n'))
    return catalogueProduct(facts, { id, name: text.name }, figures)
  })
}

async function catalogueCampaigns(locale: Locale, products: readonly Product[]): Promise<Campaign[]> {
  const ids = products.map(product => product.id)
  return (await entriesIn('campaigns', locale)).map(({ id, facts }) => {
    const unknown = facts.products.find(product => !ids.includes(product))
    if (unknown)
      throw new Error(
        `content/campaigns/${id}/campaign.yaml: products: no product "${unknown}"; there are: ${ids.join(', ')}`,
      )
    return {
      id,
      percentage: facts.percentage,
      products: facts.products,
      start: facts.start.toISOString(),
      end: facts.end.toISOString(),
    }
  })
}

async function factsNamed<Name extends string>(...names: readonly Name[]): Promise<Record<Name, number>> {
  const values = await Promise.all(names.map(async name => [name, await getFact(name)] as const))
  return Object.fromEntries(values) as Record<Name, number>
}
