import { absoluteUrl } from '../../config/site-address.ts'
import { entriesIn } from '../../content-model/entries.ts'
import type { DetailEntry } from '../../content-model/paths.ts'
import { getSite } from '../../content-model/site.ts'
import { localeConfig } from '../../i18n/locale-config.ts'
import { defaultLocale } from '../../i18n/locales.ts'
import { href, pageRow } from '../../routing/href.ts'
import { brand } from '../../shared/brand.ts'
import type { PageContext } from '../context.ts'
import {
  article,
  breadcrumbList,
  type JsonLdNode,
  organization,
  organizationReference,
  product,
} from './json-ld.ts'

interface DescribedPage {
  readonly context: PageContext
  readonly title: string
  readonly description: string
  /** The absolute address of the page's picture. */
  readonly image: string
  /** The pages above this one, from the home page. */
  readonly crumbs: readonly { readonly label: string; readonly href: string }[]
  /** The page's own name, after them. */
  readonly current: string
  readonly entry: DetailEntry | undefined
}

/** The structured data of a page for search engines. */
export async function structuredData(page: DescribedPage): Promise<JsonLdNode[]> {
  const { context, title, description, image, crumbs, current, entry } = page
  const { locale } = context
  const url = absoluteUrl(context.path, locale)
  const reference = organizationReference(brand, absoluteUrl(href('home', defaultLocale), defaultLocale))
  const nodes: JsonLdNode[] = []
  if (context.page === 'home') {
    const { trader } = await getSite()
    const logo = absoluteUrl('/apple-touch-icon.png', locale)
    nodes.push(
      organization(reference, trader, {
        logo,
        languages: Object.values(localeConfig).map(({ lang }) => lang),
      }),
    )
  } else {
    const before = crumbs.map(crumb => ({ name: crumb.label, url: absoluteUrl(crumb.href, locale) }))
    nodes.push(breadcrumbList(before, current))
  }
  if (entry) {
    const { published, updated } = entry.facts
    nodes.push(
      article({
        title,
        description,
        image,
        published,
        updated,
        language: localeConfig[locale].lang,
        url,
        organization: reference,
      }),
    )
  }
  const id = pageRow(context.page).sells
  const sold = id ? (await entriesIn('products', locale)).find(entry => entry.id === id) : undefined
  if (sold) nodes.push(product({ name: sold.text.name, description: sold.text.description, image, url }))
  return nodes
}
