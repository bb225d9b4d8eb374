import { selectAll } from 'css-select'
import { expect, test } from 'vitest'
import { brand } from '../../src/shared/brand.ts'
import { all, attributes, texts } from '../support/html.ts'
import { builtPages } from './built-pages.ts'

const called = (name: string) => builtPages.filter(({ page }) => page === name)

test('no picture has the name of the shop as its caption', () => {
  for (const { html, path } of builtPages)
    expect(texts(html, 'figcaption, .error-page__platform').join(), path).not.toContain(brand)
})

test('passes are sold in one table per class, grouped by type, with every price', () => {
  for (const { html, path } of called('buy-interrail')) {
    const tables = all(html, 'table.price-table')
    expect(tables, path).toHaveLength(2)
    for (const table of tables) {
      expect(selectAll('.price-table__group', table), path).toHaveLength(2)
      expect(selectAll('[data-column]', table), path).toHaveLength(30)
    }
    expect(attributes(html, 'input[type=radio]:not(#order *)', 'value'), path).toEqual(['second', 'first'])
    // The coupon shows where prices begin, before anything else does.
    expect(html.indexOf('class="coupon"'), path).toBeLessThan(html.indexOf('<table'))
  }
})

test('the price page says what its prices do not include', () => {
  for (const { html, path } of called('buy-interrail')) {
    const discounts = texts(html, '[aria-labelledby=discounts] dd')
    const percentages = discounts.map(words =>
      Number.parseInt(words.match(/\d+(?=[\s\u00a0]?%)/)?.[0] ?? '', 10),
    )
    expect(percentages, path).toEqual([15, 10, 10, 20, 30])
  }
})

test('the Mobile Pass page links to its three parts, and explains the numbers once', () => {
  for (const { html, path } of called('interrail-mobile-pass')) {
    const targets = attributes(html, '.pass-jumps a', 'href')
    expect(targets, path).toHaveLength(3)
    for (const target of targets) expect(all(html, target), path).toHaveLength(1)
    expect(all(html, 'table'), path).toEqual([])
  }
})

test('the page on Interrail links to every existing guide to a country of Interrail', () => {
  for (const { html, path, locale } of called('interrail')) {
    const guides = called('guide-detail').filter(
      guide => guide.locale === locale && guide.slugs.name !== 'japan',
    )
    const links = attributes(html, 'article a', 'href')
    for (const guide of guides) expect(links, path).toContain(guide.path)
  }
})

test('support and contact have the hours as a table', () => {
  for (const { html, path } of [...called('support'), ...called('contact-us')])
    expect(all(html, '.hours-table'), path).not.toEqual([])
})
