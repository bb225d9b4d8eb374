import { Parser } from 'htmlparser2'
import { integrityHash } from '../build-cache/content-hash.ts'
import { isLocale } from '../i18n/locales.ts'

/** The facts that other files repeat, read from a built page, so that the two cannot differ. */
export interface PageFacts {
  /** The page's name in the page table, and its locale, as the document says; `undefined` if it does not. */
  readonly kind: string | undefined
  readonly locale: string | undefined
  readonly canonical: string | undefined
  /** The contents of the head's `<meta name>` and `<meta property>`; of several with the same name, the last. */
  readonly meta: ReadonlyMap<string, string>
  /** The language versions: addresses by `hreflang`, including `x-default`. */
  readonly versions: Readonly<Record<string, string>>
  /** Policy hashes of inline scripts and styles; data blocks do not run and need none. */
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
  /**
   * Paths on this site of the scripts, styles, fonts and pictures that the page names, of its downloads in its own
   * language, and of data that an island fetches (`data-fetches`), each once.
   */
  readonly assets: readonly string[]
}

const dataBlock = /^application\/(?:ld\+)?json$|^speculationrules$/

/**
 * Attributes with a file that the page shows or runs. A link to another page does not count, but a download of the page
 * does.
 */
const assetAttributes: Readonly<Record<string, readonly string[]>> = {
  script: ['src'],
  img: ['src'],
  source: ['src'],
  video: ['src', 'poster'],
  track: ['src'],
  use: ['href'],
}
/** Kinds of `<link>` whose file belongs to the page. */
const assetLinks = /^(?:stylesheet|preload|modulepreload|icon|apple-touch-icon|manifest)$/

/** A character between the name and the end of a tag, or a whole value in quotes, which may contain `>`. */
const inTag = `(?:"[^"]*"|'[^']*'|[^"'>])`
const elements = ['html', 'body', 'meta', 'link', ...Object.keys(assetAttributes)].join('|')
/**
 * Scripts and styles, in three groups: the start tag, its name and the text; and the other tags that `readPage` uses.
 * Only tags are parsed, since a page has thousands of others, and the parser is slow with the text of scripts and styles.
 */
const relevant = new RegExp(
  [
    String.raw`(<(script|style)\b${inTag}*>)([^]*?)</\2>`,
    String.raw`<(?:${elements})\b${inTag}*>`,
    String.raw`<[a-z][\w-]*\s${inTag}*?(?<=\s)(?:data-fetches|download)\b${inTag}*>`,
  ].join('|'),
  'g',
)

/** Reads a built page. */
export function readPage(html: string): PageFacts {
  const meta = new Map<string, string>()
  const versions: Record<string, string> = {}
  const scriptHashes: string[] = []
  const styleHashes: string[] = []
  const assets = new Set<string>()
  let root: Readonly<Record<string, string>> = {}
  let canonical: string | undefined
  let inHead = true
  /** The text of the script or style that is being parsed. */
  let inline = ''

  const addAsset = (path: string | undefined) => {
    if (path?.startsWith('/') && !path.startsWith('//')) assets.add(path.replace(/[?#].*$/, ''))
  }
  const readLink = ({ rel = '', href = '', hreflang }: Readonly<Record<string, string>>) => {
    if (rel === 'canonical') canonical = href
    if (rel === 'alternate' && hreflang) versions[hreflang] = href
    if (assetLinks.test(rel)) addAsset(href)
  }
  const addInline = (hashes: string[]) => {
    for (const [, path] of inline.matchAll(/url\(["']?(\/[^"')]+)/g)) addAsset(path)
    hashes.push(integrityHash(inline))
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'html') root = attributes
      if (name === 'body') inHead = false
      const { name: key = attributes['property'], content } = attributes
      if (inHead && name === 'meta' && key && content !== undefined) meta.set(key, content)
      if (name === 'link') readLink(attributes)
      if (name === 'style') addInline(styleHashes)
      if (name === 'script' && attributes['src'] === undefined && !dataBlock.test(attributes['type'] ?? ''))
        addInline(scriptHashes)
      for (const attribute of assetAttributes[name] ?? []) addAsset(attributes[attribute])
      addAsset(attributes['data-fetches'])
      // The download in another language names that language.
      if (name === 'a' && 'download' in attributes && !attributes['hreflang']) addAsset(attributes['href'])
      for (const [path] of (attributes['srcset'] ?? '').matchAll(/(?<=^|,\s*)\/\S+/g)) addAsset(path)
    },
  })
  for (const [whole, startTag, name, text = ''] of html.matchAll(relevant)) {
    inline = text
    parser.write(startTag ? `${startTag}</${name}>` : whole)
  }
  parser.end()
  const [, kind, locale] = /^([\w-]+)-([a-z]+)$/.exec(root['data-route'] ?? '') ?? []
  return { kind, locale, canonical, meta, versions, scriptHashes, styleHashes, assets: [...assets] }
}

/** The language versions without `x-default`. */
export const localeVersions = ({ versions }: PageFacts): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(versions).filter(([language]) => isLocale(language)))
