import { isoDay } from '../../shared/iso-day.ts'

/** The types of schema.org that search engines still use, with only the fields that we can vouch for. */

export interface Organization {
  readonly '@type': 'Organization'
  readonly '@id': string
  readonly name: string
  readonly url: string
  readonly legalName?: string
  readonly logo?: string
  readonly email?: string
  readonly telephone?: string
  readonly vatID?: string
  readonly address?: PostalAddress
  readonly contactPoint?: ContactPoint
}

interface PostalAddress {
  readonly '@type': 'PostalAddress'
  readonly streetAddress: string
  readonly postalCode: string
  readonly addressLocality: string
  readonly addressCountry: string
}

interface ContactPoint {
  readonly '@type': 'ContactPoint'
  readonly contactType: 'customer service'
  readonly telephone: string
  readonly email: string
  readonly availableLanguage: readonly string[]
}

export interface BreadcrumbList {
  readonly '@type': 'BreadcrumbList'
  readonly itemListElement: readonly {
    readonly '@type': 'ListItem'
    /** From 1. */
    readonly position: number
    readonly name: string
    /** An absolute address; the page itself, at the end, has none. */
    readonly item?: string
  }[]
}

export interface Article {
  readonly '@type': 'Article'
  readonly headline: string
  readonly description: string
  readonly image: readonly string[]
  /** Days, as `2026-11-21`. */
  readonly datePublished: string
  readonly dateModified: string
  readonly inLanguage: string
  readonly mainEntityOfPage: string
  readonly author: Organization
  readonly publisher: Organization
}

/** Our prices are samples, and a sample is no offer, so the type has no field for one. */
export interface Product {
  readonly '@type': 'Product'
  readonly name: string
  readonly description: string
  readonly image: readonly string[]
  readonly url: string
}

export type JsonLdNode = Organization | BreadcrumbList | Article | Product

/** A reference to the organisation behind the site; every part of the data uses the same `@id`. */
export function organizationReference(name: string, home: string): Organization {
  return { '@type': 'Organization', '@id': `${home}#organization`, name, url: home }
}

/** The trader as `content/site.yaml` describes it. */
export interface Trader {
  readonly name: string
  readonly vatNumber: string
  readonly email: string
  readonly phone: { readonly href: string }
  readonly address: {
    readonly street: string
    readonly postalCode: string
    readonly city: string
    readonly country: string
  }
}

/** The organisation in full, with where it is and how to reach it. */
export function organization(
  reference: Organization,
  trader: Trader,
  { logo, languages }: { readonly logo: string; readonly languages: readonly string[] },
): Organization {
  const { address, email, phone } = trader
  return {
    ...reference,
    legalName: trader.name,
    logo,
    email,
    telephone: phone.href,
    vatID: trader.vatNumber,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressCountry: address.country,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: phone.href,
      email,
      availableLanguage: languages,
    },
  }
}

/** The breadcrumbs of a page: the pages above it with their addresses, and its own name. */
export function breadcrumbList(
  before: readonly { readonly name: string; readonly url: string }[],
  current: string,
): BreadcrumbList {
  const items = [...before.map(({ name, url }) => ({ name, item: url })), { name: current }]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
  }
}

/** A guide, route or tip. Its author is the organisation, since our texts are not signed by one person. */
export function article(facts: {
  readonly title: string
  readonly description: string
  readonly image: string
  readonly published: Date
  readonly updated: Date
  readonly language: string
  readonly url: string
  readonly organization: Organization
}): Article {
  return {
    '@type': 'Article',
    headline: facts.title,
    description: facts.description,
    image: [facts.image],
    datePublished: isoDay(facts.published),
    dateModified: isoDay(facts.updated),
    inLanguage: facts.language,
    mainEntityOfPage: facts.url,
    author: facts.organization,
    publisher: facts.organization,
  }
}

/** A product that the page sells. */
export function product(facts: Readonly<Record<'name' | 'description' | 'image' | 'url', string>>): Product {
  const { name, description, image, url } = facts
  return { '@type': 'Product', name, description, image: [image], url }
}

/**
 * The text of a `<script type="application/ld+json">`. No value can end the script or open a comment in it.
 *
 *     jsonLdText([breadcrumbList([], '</script>')]) // => '…"name":"\\u003c/script>"…'
 */
export function jsonLdText(nodes: readonly JsonLdNode[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll('<', '\\u003c')
}
