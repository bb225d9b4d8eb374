import { htmlLang } from '../../src/i18n/format.ts'
import { type Locale, locales } from '../../src/i18n/locales.ts'
import { href, pagesByLocale } from '../../src/routing/href.ts'
import { match } from '../../src/routing/match.ts'
import { roleOf } from '../../src/routing/roles.ts'
import type { PageName } from '../../src/routing/table.ts'
import { attributes } from '../../tests/support/html.ts'
import { type Check, faults } from './check.ts'

const isKind = (html: string, page: PageName, locale: Locale) =>
  attributes(html, 'html', 'data-route')[0] === `${page}-${locale}` &&
  attributes(html, 'html', 'lang')[0] === htmlLang[locale]

const pageCheck = (path: string, page: PageName, locale: Locale): Check => ({
  what: `Page ${page}, ${locale}`,
  where: path,
  run: async ask => {
    const { status, header, text } = await ask(path)
    return faults([
      [status === 200, `answered ${status}`],
      [/^text\/html/.test(header('Content-Type')), `is ${header('Content-Type') || 'of no type'}`],
      [status !== 200 || isKind(text, page, locale), 'is another page, or in another language'],
    ])
  },
})

/**
 * One page of each row of the page table in each locale.
 *
 * @param listed paths of the site's sitemap: they say which entries there are
 */
export function pageChecks(listed: readonly string[]): Check[] {
  const entries = new Map<string, string>()
  for (const path of listed) {
    const found = match(path)
    if (found) entries.set(`${found.page} ${found.locale}`, path)
  }
  return pagesByLocale
    .filter(({ page }) => roleOf(page) !== 'technical')
    .map(({ page, locale, path }): Check => {
      const example = path.includes('[') ? entries.get(`${page} ${locale}`) : path
      if (example !== undefined) return pageCheck(example, page, locale)
      return { what: `Page ${page}, ${locale}`, where: path, run: async () => 'is not in the sitemap' }
    })
}

/** What is not there is said so, in the language of its prefix. */
export const notFoundChecks: readonly Check[] = locales.map(locale => {
  const path = `${href('home', locale).replace(/\/$/, '')}/no-such-page-of-ours`
  return {
    what: `404, ${locale}`,
    where: path,
    run: async ask => {
      const { status, text } = await ask(path)
      return faults([
        [status === 404, `answered ${status}`],
        [isKind(text, 'not-found', locale), 'is not our own 404 page in that language'],
      ])
    },
  }
})

/** A Swedish or Danish path without its prefix leads to the page for good. */
export const redirectChecks: readonly Check[] = (['sv', 'da'] as const).map(locale => {
  const to = href('about-us', locale)
  const from = to.replace(`/${locale}`, '')
  return {
    what: `Redirect, ${locale}`,
    where: from,
    run: async ask => {
      const { status, header } = await ask(from)
      const location = header('Location')
      return faults([
        [status === 301, `answered ${status}`],
        [location.endsWith(to), `leads to ${location || 'nothing'}, not to ${to}`],
      ])
    },
  }
})
