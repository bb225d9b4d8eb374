import type { Browser } from 'playwright'
import { type BuiltPage, builtPages } from '../../tests/dist/built-pages.ts'
import {
  contentPages,
  fontBytes,
  gzipped,
  inlineScript,
  kilobyte,
  limits,
  mapBytes,
  scriptBytes,
} from '../../tests/dist/page-weight.ts'
import type { Measure } from './measurement.ts'
import { pageOf } from './page-kinds.ts'
import { steeredPage } from './slow.ts'
import type { Row } from './table.ts'

/** After loading: what a page loads late, but without a touch, counts too. */
const quiet = 2000

const inKilobytes = (bytes: number) => `${(bytes / kilobyte).toFixed(2)} KB`

/** The bytes of pages as they are built, heaviest first, and of script as a browser receives it. */
export const measure: Measure = async ({ browser, site, locale, progress }) => {
  const content = builtPages.filter(({ page }) => contentPages.includes(page))
  const guides = builtPages.filter(({ page }) => page === 'guide-detail')
  const rows = [
    heaviest('Script before a touch, gzip', content, scriptBytes, limits.script),
    heaviest('HTML + CSS of a guide, gzip', guides, gzipped, limits.guide),
    heaviest('Fonts', builtPages, fontBytes, limits.fonts),
    heaviest('Maps and line diagrams, gzip', builtPages, mapBytes, limits.maps),
  ]
  for (const name of contentPages) {
    const page = pageOf(name, locale)
    progress(`${page.path}`)
    rows.push(await received(browser, site, page))
  }
  return rows
}

function heaviest(
  what: string,
  pages: readonly BuiltPage[],
  weigh: (html: string) => number,
  limit: number,
): Row {
  const [first] = pages
    .map(({ path, html }) => ({ path, bytes: weigh(html) }))
    .toSorted((one, other) => other.bytes - one.bytes)
  if (!first) throw new Error(`${what}: the build has no such page`)
  return {
    what,
    where: `heaviest of ${pages.length}: ${first.path}`,
    measured: inKilobytes(first.bytes),
    wanted: `≤ ${limit / kilobyte} KB`,
    fallsShort: first.bytes > limit,
  }
}

/** Script that a browser is sent without a touch, with what is inline: it must be what was counted in the files. */
async function received(browser: Browser, site: string, { path, html }: BuiltPage): Promise<Row> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'Accept-Encoding': 'gzip' } })
  const { page, session } = await steeredPage(context)
  const scripts = new Set<string>()
  let bytes = 0
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  await session.send('Network.enable')
  await page.goto(site + path)
  await page.waitForTimeout(quiet)
  await context.close()
  const total = bytes + gzipped(inlineScript(html))
  const counted = scriptBytes(html)
  return {
    what: 'Script received before a touch',
    where: path,
    measured: `${inKilobytes(total)} in ${scripts.size} files`,
    wanted: `as counted: ${inKilobytes(counted)}`,
    fallsShort: total !== counted,
  }
}
