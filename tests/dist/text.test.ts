import { expect, test } from 'vitest'
import { all, attributes } from '../support/html.ts'
import { builtPages } from './built-pages.ts'

const inline = /<\/?(?:a|abbr|b|em|small|span|strong|time)\b[^>]*>/g

/** The words of a page's main part, a line for each block. */
function words(html: string): string {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return main
    .replace(/<code\b[\s\S]*?<\/code>/g, 'code')
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, '')
    .replace(inline, '')
    .replace(/<[^>]+>/g, '\n')
}

/** The matches, each with its page and the words around it. */
const places = (pattern: RegExp) =>
  builtPages.flatMap(({ path, html }) => {
    const text = words(html)
    return [...text.matchAll(pattern)].map(
      ({ index }) => `${path}: …${text.slice(Math.max(0, index - 30), index + 30)}…`,
    )
  })

test('no sentence runs into the next', () => {
  expect(places(/[\p{Ll}\d][.!?;:,]\p{Lu}\p{Ll}/gu)).toEqual([])
})

test('no bracket and no comma is separated from its word', () => {
  expect(places(/\p{L}\(|[^\S\n][,;)][^\S\n]/gu)).toEqual([])
})

test('no placeholder is left', () => {
  expect(places(/\{\{|\}\}|\bundefined\b|\bNaN\b|\[object |\{\w+\}/g)).toEqual([])
})

test('no Markdown is left in a text', () => {
  expect(places(/\*\p{L}[^*\n]*\*|\]\(/gu)).toEqual([])
})

test('each link that reports an error names its own page', () => {
  const reports = builtPages.flatMap(({ path, html }) =>
    attributes(html, 'a', 'href')
      .filter(href => href.includes('&page='))
      .map(href => ({
        path,
        names: new URLSearchParams(new URL(href, 'https://perrong.example').search).get('page'),
      })),
  )
  expect(reports.length).toBeGreaterThan(100)
  expect(reports.filter(({ path, names }) => path !== names)).toEqual([])
})

test('every table is followed by an element, without which it would not be shown', () => {
  const tables = builtPages.flatMap(({ html }) => all(html, '.data-table'))
  expect(tables.length).toBeGreaterThan(100)
  expect(builtPages.filter(({ html }) => all(html, '.data-table:not(:has(+ *))').length > 0)).toEqual([])
})

test('every row of a table to look things up in has a header that names it', () => {
  const nameless = ':is(.data-table, .board) tbody tr:not(:has(> th, > [colspan]), :has(> [rowspan]) ~ tr)'
  const pages = builtPages.filter(({ html }) => all(html, nameless).length > 0)
  expect(pages.map(({ path }) => path)).toEqual([])
})
