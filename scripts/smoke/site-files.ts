import { locales } from '../../src/i18n/locales.ts'
import { feedPath } from '../../src/routing/feed-path.ts'
import { manifestPath } from '../../src/routing/manifest-path.ts'
import { savableListPath } from '../../src/shared/offline/savable.ts'
import { parseXml } from '../../tests/support/xml.ts'
import type { FetchAnswer } from './ask.ts'
import { faults, type Result, resultOf } from './result.ts'

/** A file for machines, and what it must contain. */
interface SiteFile {
  readonly path: string
  readonly type: RegExp
  readonly holds: RegExp
}

const files: readonly SiteFile[] = [
  { path: '/sw.js', type: /javascript/, holds: /fetch|unregister/ },
  { path: '/robots.txt', type: /^text\/plain/, holds: /^Sitemap: https?:\/\//m },
  { path: '/.well-known/security.txt', type: /^text\/plain/, holds: /^Contact: /m },
  { path: '/speculation-rules.json', type: /speculationrules/, holds: /"prerender"/ },
  ...locales.flatMap(locale => [
    { path: manifestPath(locale), type: /json/, holds: /"icons"/ },
    { path: feedPath(locale), type: /xml/, holds: /<entry/ },
    { path: `/shop/${locale}.json`, type: /json/, holds: /"products"/ },
    { path: `/search/${locale}.json`, type: /json/, holds: /"title"/ },
    { path: `/places/${locale}.json`, type: /json/, holds: /"/ },
    { path: savableListPath(locale), type: /json/, holds: /"pages"/ },
  ]),
]

/** Whether a text is valid for its type. */
function isReadable(text: string, type: RegExp): boolean {
  try {
    if (type.test('application/json')) JSON.parse(text)
    if (type.test('application/atom+xml')) parseXml(text)
    return true
  } catch {
    return false
  }
}

/** Checks feeds, catalogues, search data, the worker and other files for machines. */
export const checkSiteFiles = (ask: FetchAnswer): Promise<Result[]> =>
  Promise.all([
    ...files.map(({ path, type, holds }) =>
      resultOf('Files for machines', path, async () => {
        const { status, header, text } = await ask(path)
        if (status !== 200) return [`answered ${status}`]
        return faults([
          [type.test(header('Content-Type')), `has the type ${header('Content-Type') || 'none'}`],
          [holds.test(text) && isReadable(text, type), 'is not valid'],
        ])
      }),
    ),
    resultOf('A new worker is found at once', '/sw.js', async () => {
      const caching = (await ask('/sw.js')).header('Cache-Control')
      return faults([[/no-cache|max-age=0/.test(caching), `may be cached: ${caching || 'no Cache-Control'}`]])
    }),
  ])
