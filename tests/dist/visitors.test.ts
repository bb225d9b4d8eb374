import { expect, test } from 'vitest'
import { brand } from '../../src/shared/brand.ts'
import { attributes, builtPages } from './built-pages.ts'

const called = (name: string) => builtPages.filter(({ page }) => page === name)

/** What stands between tags, in reading order. */
const words = (html: string) =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

test('no picture and no plate is captioned with the name of the shop', () => {
  for (const { html, path } of builtPages) {
    for (const [caption] of html.matchAll(
      /<figcaption[\s\S]*?<\/figcaption>|class="error-page__platform"[\s\S]*?<\/p>/g,
    ))
      expect(words(caption), path).not.toContain(brand)
  }
})

test('the passes are sold in one table per class, grouped by kind, with every price in it', () => {
  for (const { html, path } of called('buy-interrail')) {
    const tables = html.match(/<table class="data-table price-table"[\s\S]*?<\/table>/g) ?? []
    expect(tables, path).toHaveLength(2)
    for (const table of tables) {
      expect(table.match(/price-table__group/g), path).toHaveLength(2)
      expect(table.match(/data-column=/g), path).toHaveLength(30)
    }
    const prices = html.slice(0, html.indexOf('id="order"'))
    expect(attributes(prices, 'input(?=[^>]*type="radio")', 'value'), path).toEqual(['second', 'first'])
    // The coupon says where prices begin, before anything else does.
    expect(html.indexOf('class="coupon"'), path).toBeLessThan(html.indexOf('<table'))
  }
})

test('the price page says what its prices do not hold', () => {
  for (const { html, path } of called('buy-interrail')) {
    const discounts = /aria-labelledby="discounts"[\s\S]*?<\/section>/.exec(html)?.[0] ?? ''
    expect(
      words(discounts)
        .match(/\d+[\s\u00a0]?%/g)
        ?.map(found => Number.parseInt(found, 10)),
      path,
    ).toEqual([15, 10, 10, 20, 30])
  }
})

test('the Mobile Pass page leads to its three parts, and tells the numbers once', () => {
  for (const { html, path } of called('interrail-mobile-pass')) {
    const jumps = /class="pass-jumps"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? ''
    const targets = attributes(jumps, 'a', 'href')
    expect(targets, path).toHaveLength(3)
    for (const target of targets) expect(html, path).toContain(`id="${target.slice(1)}"`)
    expect(html, path).not.toContain('<table')
  }
})

test('what Interrail is leads to the guide of every country that has one', () => {
  for (const { html, path, locale } of called('interrail')) {
    const guides = builtPages.filter(({ page, locale: other }) => page === 'guide-detail' && other === locale)
    const links = attributes(html.slice(html.indexOf('<article')), 'a', 'href')
    for (const guide of guides) expect(links, path).toContain(guide.path)
  }
})

test('support and contact have the hours as a table', () => {
  for (const { html, path } of [...called('support'), ...called('contact-us')])
    expect(html, path).toContain('class="hours-table"')
})
