import { isLocale } from '../i18n/locales.ts'

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** An attribute's value as it was before it was written into HTML. */
function decoded(value: string): string {
  return value.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal))
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
    return named[name] ?? whole
  })
}

const metaTag = /<meta (?:name|property)="([\w:]+)" content="([^"]*)"/g
const alternate = /<link rel="alternate" hreflang="([\w-]+)" href="([^"]+)"/g
const route = /<html [^>]*data-route="([\w-]+)-([a-z]+)"/

/** What a built page's head says, as far as other files repeat it: so the two cannot differ. */
export interface PageHead {
  /** The page's name in the page table, and its locale, as the document says; `undefined` where it does not. */
  readonly kind: string | undefined
  readonly locale: string | undefined
  /** Contents of `<meta name>` and `<meta property>`; of several with one name, the last. */
  readonly meta: ReadonlyMap<string, string>
  /** The language versions: addresses by locale, without `x-default`. */
  readonly versions: Readonly<Record<string, string>>
}

/** Reads the head of a built page. */
export function readPageHead(html: string): PageHead {
  const head = html.slice(0, html.indexOf('</head>'))
  const [, kind, locale] = route.exec(head) ?? []
  const versions = [...head.matchAll(alternate)].filter(([, language]) => isLocale(language))
  return {
    kind,
    locale,
    meta: new Map([...head.matchAll(metaTag)].map(([, name = '', value = '']) => [name, decoded(value)])),
    versions: Object.fromEntries(versions.map(([, language = '', url = '']) => [language, decoded(url)])),
  }
}
