import { mapConcurrently } from '../../src/shared/map-concurrently.ts'
import { fetchFrom } from './ask.ts'
import { checkForms } from './forms.ts'
import { checkFile, filesOf } from './page-files.ts'
import { checkMissing, checkPage, pagePaths } from './pages.ts'
import { checkRedirects } from './redirects.ts'
import type { Result } from './result.ts'
import { checkSiteFiles } from './site-files.ts'
import { readSitemap } from './sitemap.ts'

interface SmokeOptions {
  /** The sender of a real message; without it none is sent. */
  readonly email?: string | undefined
  /** The number of requests to start in a second. */
  readonly perSecond?: number
}

/**
 * Checks a deployed site: every page of its sitemap and page table, every file that a page needs, missing addresses,
 * redirects, headers, files for machines, and a form.
 *
 * @param site its address, without a path
 */
export async function runSmoke(
  site: string,
  { email, perSecond = 20 }: SmokeOptions = {},
): Promise<readonly Result[]> {
  const ask = fetchFrom(site, perSecond)
  const sitemap = await readSitemap(ask)
  const { paths, results } = pagePaths(sitemap.paths)
  const pages = await mapConcurrently(paths, path => checkPage(path, ask))
  const payloads = pages.flatMap(({ payload }) => payload ?? [])
  return [
    ...sitemap.results,
    ...results,
    ...pages.map(({ result }) => result),
    ...(await mapConcurrently([...filesOf(pages)], ([path, file]) => checkFile(path, file, ask))),
    ...(await checkMissing(ask)),
    ...(await checkRedirects(payloads, ask)),
    ...(await checkSiteFiles(ask)),
    ...(await checkForms(site, email, ask)),
  ]
}
