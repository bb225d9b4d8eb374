import * as v from 'valibot'
import { localeConfig } from '../../src/i18n/locale-config.ts'
import { type Locale, locales } from '../../src/i18n/locales.ts'
import { readPage } from '../../src/integrations/read-page.ts'
import { href, pagesByLocale } from '../../src/routing/href.ts'
import { match } from '../../src/routing/match.ts'
import { roleOf } from '../../src/routing/roles.ts'
import type { PageName } from '../../src/routing/table.ts'
import { type PagePayload, pagePayload, payloadPath } from '../../src/shared/page-payload.ts'
import { all, attributes } from '../../tests/support/html.ts'
import type { FetchAnswer } from './ask.ts'
import { headerFault } from './headers.ts'
import { faults, type Result, resultOf } from './result.ts'

export interface CheckedPage {
  readonly result: Result
  /** Absent if the page has none that can be read. */
  readonly payload?: PagePayload
  /** The `integrity` of its scripts, by path. */
  readonly integrity: ReadonlyMap<string, string>
}

/**
 * The paths of the pages to request: all of the sitemap, and the pages of the page table with a fixed path. A row for
 * entries without any in the sitemap is a fault.
 */
export function pagePaths(listed: readonly string[]): {
  paths: readonly string[]
  results: readonly Result[]
} {
  const rows = pagesByLocale.filter(({ page }) => roleOf(page) !== 'technical')
  const isListed = ({ page, locale }: { page: PageName; locale: Locale }) =>
    listed.some(path => {
      const found = match(path)
      return found?.page === page && found.locale === locale
    })
  const plain = rows.filter(({ path }) => !path.includes('['))
  const missing = rows.filter(row => row.path.includes('[') && !isListed(row))
  return {
    paths: [...new Set([...plain.map(({ path }) => path), ...listed])],
    results: missing.map(({ locale, path }) => ({
      what: `Pages, ${locale}`,
      where: path,
      faults: ['no page of this kind is in the sitemap'],
    })),
  }
}

/** Requests a page and its payload. */
export async function checkPage(path: string, ask: FetchAnswer): Promise<CheckedPage> {
  const row = match(path)
  const integrity = new Map<string, string>()
  let payload: PagePayload | undefined
  const result = await resultOf(`Pages, ${row?.locale ?? 'unknown language'}`, path, async () => {
    if (!row) return ['is not in the page table']
    const { status, header, text } = await ask(path)
    if (status !== 200) return [`answered ${status}`]
    for (const { attribs } of all(text, 'script[src][integrity]'))
      integrity.set(attribs['src'] ?? '', attribs['integrity'] ?? '')
    const data = await ask(payloadPath(path))
    const read = v.safeParse(pagePayload, jsonOf(data.text))
    if (read.success) payload = read.output
    return faults([
      [/^text\/html/.test(header('Content-Type')), `has the type ${header('Content-Type') || 'none'}`],
      [isKind(text, row.page, row.locale), 'is another page, or in another language'],
      [/<\/(?:html|body|script)>\s*$/.test(text), 'is cut off'],
      ...headerFault(header),
      [
        !isAltered(text, header('Content-Security-Policy')),
        'has an inline script or style that was changed after the build',
      ],
      [read.success, `its _payload.json is not valid (answered ${data.status})`],
    ])
  })
  return { result, integrity, ...(payload && { payload }) }
}

/** Whether the page has an inline script or style that its policy does not allow. */
function isAltered(html: string, policy: string): boolean {
  const { scriptHashes, styleHashes } = readPage(html)
  return ![...scriptHashes, ...styleHashes].every(hash => policy.includes(`'${hash}'`))
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isKind = (html: string, page: PageName, locale: Locale) =>
  attributes(html, 'html', 'data-route')[0] === `${page}-${locale}` &&
  attributes(html, 'html', 'lang')[0] === localeConfig[locale].lang

/** Checks that a missing address is answered with 404, in the language of its prefix, and is not cached permanently. */
export function checkMissing(ask: FetchAnswer): Promise<Result[]> {
  const pages = locales.map(locale => {
    const path = `${href('home', locale).replace(/\/$/, '')}/no-such-page-of-ours`
    return resultOf('Missing addresses', path, async () => {
      const { status, text, header } = await ask(path)
      return faults([
        [status === 404, `answered ${status}, not 404`],
        [isKind(text, 'not-found', locale), 'is not our own 404 page in that language'],
        ...headerFault(header),
      ])
    })
  })
  const files = ['_astro/gone.B1b2c3d4.js', 'pictures/gone-5c9cb8bd1d.svg', 'pdf/gone-5c9cb8bd1d.pdf']
  return Promise.all([
    ...pages,
    ...files.map(file =>
      resultOf('Missing addresses', `/${file}`, async () => {
        const { status, header } = await ask(`/${file}`)
        return faults([
          [status === 404, `answered ${status}, not 404`],
          [!header('Cache-Control').includes('immutable'), 'lets browsers cache the 404 permanently'],
        ])
      }),
    ),
  ])
}
