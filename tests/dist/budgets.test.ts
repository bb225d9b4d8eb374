import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { testBuilds } from '../../scripts/test-builds.ts'
import { locales } from '../../src/i18n/locales.ts'
import { attributes } from '../support/html.ts'
import { builtPages, dist, folders, pagesOf } from './built-pages.ts'
import {
  builtFile,
  contentPages,
  fontBytes,
  fontFiles,
  gzipped,
  limits,
  mapBytes,
  scriptBytes,
  scriptFiles,
} from './page-weight.ts'

// `npm test` makes the further builds; without them, only the first is measured.
const builds = folders.map(
  folder => [folder, folder === testBuilds.plain.dist ? limits.script : limits.moreScript] as const,
)

test.each(builds)(
  'in %s a content page runs one file of script before a touch, at most %i bytes with what is inline, and no React',
  (folder, limit) => {
    for (const page of pagesOf(folder).filter(({ page }) => contentPages.includes(page))) {
      const [file = '', ...more] = scriptFiles(page.html, folder)
      expect(more, page.path).toEqual([])
      expect(scriptBytes(page.html, folder), page.path).toBeLessThanOrEqual(limit)
      expect(builtFile(file, folder).toString(), page.path).not.toMatch(/react/i)
    }
  },
)

test('a guide or journey is at most 27 KB of HTML and CSS, and loads no style sheet', () => {
  for (const page of builtPages.filter(({ page }) => page === 'guide-detail' || page === 'city-pair')) {
    expect(gzipped(page.html), page.path).toBeLessThanOrEqual(limits.guide)
    expect(attributes(page.html, 'link[rel=stylesheet]', 'href')).toEqual([])
  }
})

test('the network of the trip planner is at most 20 KB', () => {
  const files = readdirSync(join(dist, 'network'))
  expect(files.length).toBe(locales.length)
  for (const file of files)
    expect(brotliCompressSync(readFileSync(join(dist, 'network', file))).length, file).toBeLessThanOrEqual(
      limits.network,
    )
})

test('a page loads at most 30 KB of fonts', () => {
  for (const page of builtPages) {
    expect(fontFiles(page.html).length, page.path).toBe(2)
    expect(fontBytes(page.html), page.path).toBeLessThanOrEqual(limits.fonts)
  }
})

test('the maps and line diagrams of a page are at most 15 KB', () => {
  for (const page of builtPages) expect(mapBytes(page.html), page.path).toBeLessThanOrEqual(limits.maps)
  expect(builtPages.filter(({ html }) => mapBytes(html) > 0).length).toBeGreaterThan(0)
})

test('the policy names the hash of every inline script and style, and nothing unsafe', () => {
  const headers = readFileSync(join(dist, '_headers'), 'utf8')
  expect(headers).toContain("default-src 'none'")
  expect(headers).not.toContain('unsafe')
  for (const page of builtPages) expect(page.html, page.path).not.toMatch(/\sstyle="|\son[a-z]+="/)
})

test('no page requests the icon sheet before its first paint', () => {
  for (const page of builtPages) expect(page.html, page.path).not.toContain('/icons.svg#')
})
