import { describe, expect, test } from 'vitest'
import { all, attributes, texts } from '../support/html.ts'
import { builtPages } from './built-pages.ts'

const pagesOf = (name: string) => builtPages.filter(({ page }) => page === name)
const guides = pagesOf('guide-detail').map(page => [page.path, page] as const)
const tips = pagesOf('tips-detail').map(page => [page.path, page] as const)

/** The position of each part in the page, for comparison; -1 if it is missing. */
const places = (html: string, ...parts: string[]) => parts.map(part => html.indexOf(part))

describe.each(guides)('%s', (_, { html, locale }) => {
  test('answers how long, with which seat and at what price before its first section, with its facts further down', () => {
    const [title, board, prose] = places(html, '<h1', 'class="there-by"', 'class="prose"')
    const order = [title, board, prose, html.lastIndexOf('class="facts"')]
    expect(order).not.toContain(-1)
    expect(order).toEqual(order.toSorted((one = -1, other = -1) => one - other))
    const words = html.slice(board, prose)
    expect(words).toMatch(/\d\s(?:hrs?|tim|t\.)/)
    expect(words).toContain(
      { en: 'Reservation with a pass', sv: 'Platsbokning med pass', da: 'Pladsreservation med pas' }[locale],
    )
    expect(words).toMatch(/class="price"/)
  })

  test('says whether to reserve, at what cost and where, after the duration and before its first section', () => {
    const order = places(html, 'class="there-by"', 'class="facts"', 'class="prose"')
    expect(order).not.toContain(-1)
    expect(order).toEqual(order.toSorted((one, other) => one - other))
    const answers = texts(html, '.entry-top .facts dd').filter(answer => answer.trim() !== '')
    expect(answers).toHaveLength(3)
  })

  test('has a title that says more than the country', () => {
    const [title = ''] = texts(html, 'title')
    const [country = ''] = texts(html, 'h1')
    expect(title.startsWith(country)).toBe(true)
    expect(title.length).toBeGreaterThan(country.length + ' – Perrong'.length)
  })

  test('draws its map once, after its first section', () => {
    expect(all(html, 'svg.map')).toHaveLength(1)
    const headings = [...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id)
    expect(headings.indexOf('map')).toBe(headings.indexOf('there-by') + 2)
  })

  test('shows its country once more halfway, before the section on seats', () => {
    const pictures = all(html, '.prose > img')
    expect(pictures).toHaveLength(1)
    const [map, picture, table] = places(html, 'id="map"', '-wide-', 'class="data-table')
    expect(picture).toBeGreaterThan(map ?? 0)
    if (table !== -1) expect(picture).toBeLessThan(table ?? 0)
  })

  test('lists routes without totals, which would not follow a campaign', () => {
    expect(all(html, '.minis .price')).toEqual([])
  })

  test('has no second title that looks like a typing error of the first', () => {
    const [title = ''] = texts(html, 'h1')
    const [native = ''] = texts(html, '.entry-top__native').map(text => text.trim())
    expect(title).not.toBe('')
    expect(native.startsWith(title)).toBe(false)
  })
})

test.each(tips)('%s leads on to at most three pages', (_, { html }) => {
  const rows = all(html, '.related .mini')
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.length).toBeLessThanOrEqual(3)
})

test('the table of contents can be folded, and is not a heading of the page', () => {
  for (const { path, html } of [...guides, ...tips].map(([, page]) => page)) {
    expect(all(html, 'nav.toc > details[open] > summary#toc'), path).toHaveLength(1)
  }
})

test('the page of a journey says how new it is, and where to report an error', () => {
  const journeys = pagesOf('city-pair')
  expect(journeys.length).toBeGreaterThan(0)
  for (const { html, path } of journeys) {
    const [shown = ''] = attributes(html, '.updated time', 'datetime')
    expect(attributes(html, 'meta[property="article:modified_time"]', 'content'), path).toEqual([
      `${shown}-01`,
    ])
    expect(attributes(html, '.updated a', 'href')[0], path).toContain(`&page=${path}#form`)
  }
})
