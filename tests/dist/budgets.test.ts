import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { PageName } from '../../src/routing/table.ts'
import { attributes, builtPages, dist } from './built-pages.ts'

const kilobyte = 1024
const gzipped = (text: string | Buffer) => gzipSync(text).length
const file = (path: string) => readFileSync(join(dist, path))

/** Every script file that runs without a touch, with what it imports. */
function scriptFiles(html: string): string[] {
  const seen = new Set(attributes(html, 'script', 'src'))
  for (const path of seen) {
    for (const [, imported = ''] of file(path)
      .toString()
      .matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g))
      seen.add(`/_astro/${imported}`)
  }
  return [...seen]
}

const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]*src=)(?![^>]*application\/)[^>]*>([\s\S]*?)<\/script>/g)].map(
    found => found[1] ?? '',
  )

/** Script before any touch: what is inline and every file that the page asks for by itself. */
const scriptBytes = (html: string) =>
  scriptFiles(html).reduce((sum, path) => sum + gzipped(file(path)), 0) +
  gzipped(inlineScripts(html).join('\n'))

const contentPages: readonly PageName[] = [
  'guide-detail',
  'route-detail',
  'tips-detail',
  'about-us',
  'interrail',
]

test('a content page runs at most 6 KB of script before a touch, and no React', () => {
  for (const page of builtPages.filter(({ page }) => contentPages.includes(page))) {
    expect(scriptBytes(page.html), page.path).toBeLessThanOrEqual(6 * kilobyte)
    const code = scriptFiles(page.html)
      .map(path => file(path).toString())
      .join('')
    expect(code, page.path).not.toMatch(/react/i)
  }
})

test('a guide is at most 30 KB of HTML and CSS, and loads no style sheet', () => {
  for (const page of builtPages.filter(({ page }) => page === 'guide-detail')) {
    expect(gzipped(page.html), page.path).toBeLessThanOrEqual(30 * kilobyte)
    expect(attributes(page.html, 'link(?=[^>]*stylesheet)', 'href')).toEqual([])
  }
})

test('a page loads at most 60 KB of fonts', () => {
  for (const page of builtPages) {
    const fonts = new Set(page.html.match(/\/_astro\/fonts\/[\w.-]+\.woff2/g))
    expect(fonts.size, page.path).toBe(2)
    const bytes = [...fonts].reduce((sum, path) => sum + file(path).length, 0)
    expect(bytes, page.path).toBeLessThanOrEqual(60 * kilobyte)
  }
})

test('the policy names the hash of every inline script and style, and nothing unsafe', () => {
  const headers = readFileSync(join(dist, '_headers'), 'utf8')
  expect(headers).toContain("default-src 'none'")
  expect(headers).not.toContain('unsafe')
  for (const page of builtPages) expect(page.html, page.path).not.toMatch(/\sstyle="|\son[a-z]+="/)
})
