import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testBuilds } from '../../scripts/test-builds.ts'
import { locales } from '../../src/i18n/locales.ts'
import type { PageName } from '../../src/routing/table.ts'
import { attributes } from '../support/html.ts'
import { builtPages, dist, pagesOf } from './built-pages.ts'
import { builtFile, gzipped, limits, scriptFiles, withImports } from './page-weight.ts'

/** The pages that sell, with the shop's island on each. */
const sellers: readonly (readonly [PageName, island: string, file: string])[] = [
  ['home', 'ticket-request', 'TicketRequest'],
  ['buy-interrail', 'pass-shop', 'PassShop'],
  ['j-rail-pass', 'days-pass', 'DaysPass'],
  ['gift-cards', 'gift-card', 'GiftCard'],
  ['taxi', 'taxi-request', 'TaxiRequest'],
  ['checkout', 'checkout', 'Checkout'],
]
const chunks = (file: string, folder = dist) => globSync(`_astro/${file}.*.js`, { cwd: folder })

test.each(sellers)('the %s page has the island %s in every locale', (name, island) => {
  const pages = builtPages.filter(({ page }) => page === name)
  expect(pages.length).toBe(locales.length)
  for (const { html, path } of pages)
    expect(attributes(html, '[data-island]', 'data-island'), path).toContain(island)
})

test('a page where a pass can be ordered does not tell readers to write to us about one', () => {
  for (const { html, path } of builtPages.filter(({ page }) => page === 'buy-interrail')) {
    const ways = attributes(html, 'main a[href*="?subject="]', 'href').join(' ')
    expect(ways, path).toContain('?subject=one-country-pass')
    expect(ways, path).not.toContain('?subject=interrail')
  }
})

test.each(sellers)('on the %s page the island %s is at most 100 KB with React', (name, _island, file) => {
  const [chunk, ...others] = chunks(file).filter(path => !path.includes('.astro_'))
  expect(others).toEqual([])
  const [hydrate = ''] = chunks('hydrate')
  const runs = scriptFiles(builtPages.find(({ page }) => page === name)?.html ?? '')
  const files = withImports([`/${chunk}`, `/${hydrate}`]).filter(path => !runs.includes(path))
  const weight = files.reduce((sum, path) => sum + gzipped(builtFile(path)), 0)
  expect(weight, `${files.length} files`).toBeGreaterThan(60 * 1024)
  expect(weight, `${files.length} files`).toBeLessThanOrEqual(limits.shop)
})

const { dist: outside } = testBuilds.widgets

// `npm test` makes this build; without it, only the plain one is tested.
test.runIf(existsSync(outside))('a site with widgets contains no code of the shop in their places', () => {
  const inPlaces = sellers.filter(([page]) => page !== 'checkout')
  for (const [, island, file] of inPlaces) {
    expect(chunks(file, outside)).toEqual([])
    for (const { html, path } of pagesOf(outside)) expect(html, path).not.toContain(`data-island="${island}"`)
  }
  const styled = pagesOf(outside).filter(
    ({ html, page }) => page !== 'checkout' && /\.form--(line|pass)/.test(html),
  )
  expect(styled.map(({ path }) => path)).toEqual([])
  expect(builtPages.some(({ html }) => /\.form--line/.test(html))).toBe(true)
  expect(existsSync(join(outside, '_astro'))).toBe(true)
})
