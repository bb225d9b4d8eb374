import { existsSync } from 'node:fs'
import type { BrowserContext } from 'playwright'
import { accountAskedCookie, consentKey } from '../../src/stores/keys.ts'
import { writeChoice } from '../../src/stores/write-choice.ts'
import { type BuiltPage, builtPages, pagesOf } from '../../tests/dist/built-pages.ts'
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
import { testBuilds } from '../test-builds.ts'
import type { Bench, Measure } from './measurement.ts'
import { pageOf } from './page-kinds.ts'
import { serve } from './serve.ts'
import { steeredPage } from './slow.ts'
import type { Row } from './table.ts'

/** After loading: what a page loads late, but without a touch, counts too. */
const quiet = 2000

const inKilobytes = (bytes: number) => `${(bytes / kilobyte).toFixed(2)} KB`

/** The bytes of pages as they are built, heaviest first, and of script as a browser receives it, from each build there is. */
export const measure: Measure = async bench => {
  const guides = builtPages.filter(({ page }) => page === 'guide-detail')
  const rows = [
    heaviest('HTML + CSS of a guide, gzip', guides, gzipped, limits.guide),
    heaviest('Fonts', builtPages, fontBytes, limits.fonts),
    heaviest('Maps and line diagrams, gzip', builtPages, mapBytes, limits.maps),
  ]
  for (const [name, { dist }] of Object.entries(testBuilds)) {
    if (!existsSync(dist)) continue
    const limit = name === 'plain' ? limits.script : limits.moreScript
    const pages = pagesOf(dist).filter(({ page }) => contentPages.includes(page))
    const weigh = (html: string) => scriptBytes(html, dist)
    rows.push(heaviest(`Script before a touch, gzip, ${name}`, pages, weigh, limit))
    rows.push(...(await receivedRows(bench, name, dist)))
  }
  return rows
}

/** What a browser is sent of each kind of content page of a build. */
async function receivedRows(
  { browser, locale, progress }: Bench,
  name: string,
  dist: string,
): Promise<Row[]> {
  const { url, close } = await serve(dist)
  const rows: Row[] = []
  for (const kind of contentPages) {
    const { path } = pageOf(kind, locale)
    const html = pagesOf(dist).find(page => page.path === path)?.html ?? ''
    progress(`${name}: ${path}`)
    const context = await browser.newContext({ extraHTTPHeaders: { 'Accept-Encoding': 'gzip' } })
    await answerAll(context, url)
    const { bytes, files } = await received(context, url + path)
    await context.close()
    const total = bytes + gzipped(inlineScript(html))
    const counted = scriptBytes(html, dist)
    rows.push({
      what: `Script received before a touch, ${name}`,
      where: path,
      measured: `${inKilobytes(total)}, files: ${files}`,
      wanted: `as counted: ${inKilobytes(counted)}`,
      fallsShort: total !== counted,
    })
  }
  await close()
  return rows
}

/** A reader who has been to the account site in this session, and has said no to tags: both ask once. */
async function answerAll(context: BrowserContext, url: string): Promise<void> {
  await context.addCookies([{ name: accountAskedCookie, value: '1', url }])
  const no = [consentKey, writeChoice([], new Date())] as const
  await context.addInitScript(([key, choice]) => localStorage.setItem(key, choice), no)
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

/** Bytes and number of the files of script that a browser is sent without a touch. */
async function received(context: BrowserContext, address: string) {
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
  await page.goto(address)
  await page.waitForTimeout(quiet)
  return { bytes, files: scripts.size }
}
