import { describe, expect, test } from 'vitest'
import { locales } from '../../src/i18n/locales.ts'
import { all, attributes } from '../support/html.ts'
import { builtPages, pageAt } from './built-pages.ts'

const routes = builtPages.filter(({ page }) => page === 'route-detail')

test('routes exist in every language', () => {
  expect(new Set(routes.map(({ locale }) => locale))).toEqual(new Set(locales))
})

describe.each(routes)('$path', ({ html }) => {
  test('names the pass that fits among its facts, and links to it in the price table', () => {
    const [address = ''] = attributes(html, '.route-summary a[href*="#pass-"]', 'href')
    const [path = '', id = ''] = address.split('#')
    expect(attributes(pageAt(path)?.html ?? '', 'tr', 'id')).toContain(id)
  })

  test('says what its price includes', () => {
    expect(all(html, 'section.estimate tr').length).toBeGreaterThan(3)
    expect(attributes(html, 'a', 'href')).toContain('#price')
  })
})
