import { locales } from '../../src/i18n/locales.ts'
import { match } from '../../src/routing/match.ts'
import { fileRedirects, pathRedirects, type SluggedPage } from '../../src/routing/redirects.ts'
import { mapConcurrently } from '../../src/shared/map-concurrently.ts'
import type { PagePayload } from '../../src/shared/page-payload.ts'
import type { FetchAnswer } from './ask.ts'
import { faults, type Result, resultOf } from './result.ts'

/** The entries behind some pages, with their slugs. Former slugs cannot be seen from outside. */
function entriesOf(payloads: readonly PagePayload[]): SluggedPage[] {
  const entries = new Map<string, SluggedPage>()
  for (const { paths } of payloads) {
    const found = locales.flatMap(locale => {
      const row = paths[locale] === undefined ? undefined : match(paths[locale])
      const [slug] = Object.entries(row?.slugs ?? {})
      return row && slug ? [{ page: row.page, name: slug[0], slug: [locale, slug[1]] as const }] : []
    })
    const [first] = found
    if (!first) continue
    const { page, name } = first
    entries.set(JSON.stringify(paths), {
      page,
      name,
      slugs: Object.fromEntries(found.map(({ slug }) => slug)),
    })
  }
  return [...entries.values()]
}

/** Checks that paths without their prefix, or with a slug or name of another language, redirect permanently. */
export function checkRedirects(payloads: readonly PagePayload[], ask: FetchAnswer): Promise<Result[]> {
  return mapConcurrently([...pathRedirects(entriesOf(payloads)), ...fileRedirects], ({ from, to }) =>
    resultOf('Redirects', from, async () => {
      const { status, header } = await ask(from)
      const location = header('Location')
      const leadsTo = URL.canParse(location) ? new URL(location).pathname : location
      return faults([
        [status === 301, `answered ${status}, not 301`],
        [status !== 301 || leadsTo === to, `redirects to ${location || 'nothing'}, not to ${to}`],
      ])
    }),
  )
}
