import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testBuilds } from '../../scripts/test-builds.ts'
import { locales } from '../../src/i18n/locales.ts'
import { pageRow, pagesByLocale } from '../../src/routing/href.ts'
import type { PageName } from '../../src/routing/table.ts'
import { defaultCurrency } from '../../src/shared/shop/currency.ts'
import { all, attributes } from '../support/html.ts'
import { builtPages, pagesOf } from './built-pages.ts'

const { dist, env } = testBuilds.widgets
const ordering: readonly PageName[] = [
  ...new Set(pagesByLocale.map(({ page }) => page).filter(page => page === 'home' || pageRow(page).sells)),
]

test('a site without widgets has no place for one', () => {
  expect(
    builtPages.filter(({ html }) => all(html, '[data-widget]').length > 0).map(({ path }) => path),
  ).toEqual([])
})

// `npm test` makes this build; without it, only the plain one is tested.
test.runIf(existsSync(dist)).each(ordering)(
  'the %s page gives the main widget what it needs, and shows the alternative without it',
  name => {
    const pages = pagesOf(dist).filter(({ page }) => page === name)
    expect(pages.map(({ locale }) => locale).toSorted()).toEqual(locales.toSorted())
    for (const { html, locale, path } of pages) {
      const told = ['main-url', 'locale', 'currency', 'product'].map(what =>
        attributes(html, '[data-widget=main]', `data-${what}`),
      )
      expect(told, path).toEqual([
        [env.PUBLIC_WIDGET_MAIN_URL],
        [locale],
        [defaultCurrency[locale]],
        [pageRow(name).sells ?? 'train'],
      ])
      expect(all(html, '[data-widget=main] a[href*="?subject="]'), path).not.toEqual([])
    }
  },
)

test.runIf(existsSync(dist))('no other page has a place for the main widget', () => {
  const pages = pagesOf(dist).filter(({ html }) => all(html, '[data-widget=main]').length > 0)
  expect([...new Set(pages.map(({ page }) => page))].toSorted()).toEqual(ordering.toSorted())
})

test.runIf(existsSync(dist)).each([
  ['basket', env.PUBLIC_BASKET_MAIN_URL],
  ['bottom-bar', env.PUBLIC_BOTTOM_BAR_MAIN_URL],
])('every page has one place for the %s', (name, url) => {
  for (const { html, path } of pagesOf(dist))
    expect(attributes(html, `[data-widget=${name}]`, 'data-main-url'), path).toEqual([url])
})

test.runIf(existsSync(dist))(
  'the header and the bar link to the page where the outside basket is paid',
  () => {
    for (const { html, path } of pagesOf(dist)) {
      expect(attributes(html, '[data-basket-link]', 'href'), path).toEqual([env.PUBLIC_CHECKOUT_URL])
      for (const bar of attributes(html, '[data-bar] a', 'href'))
        expect(bar, path).toBe(env.PUBLIC_CHECKOUT_URL)
    }
  },
)

test.runIf(existsSync(dist)).each(ordering)(
  'the %s page’s own words about ordering are in the host, and disappear when the widget is ready',
  name => {
    for (const { html, path } of pagesOf(dist).filter(({ page }) => page === name)) {
      expect(all(html, '.ticket__top p'), path).toEqual([])
      expect(all(html, '[data-widget=main] > .ticket__note').length, path).toBe(1)
    }
  },
)

test.runIf(existsSync(dist))('the policy names the widgets’ origins, and COEP does not block them', () => {
  const headers = readFileSync(join(dist, '_headers'), 'utf8')
  const { PUBLIC_CHECKOUT_URL: checkout, ...widgets } = env
  const origins = Object.values(widgets).map(address => new URL(address).origin)
  expect(headers).toContain(`form-action 'self' ${new URL(checkout).origin};`)
  expect(headers).not.toMatch(new RegExp(`script-src [^;]*${new URL(checkout).host}`))
  for (const directive of ['script-src', 'frame-src', 'connect-src']) {
    const policy = new RegExp(`${directive} ([^;]*);`).exec(headers)?.[1] ?? ''
    expect(
      origins.filter(origin => !policy.includes(origin)),
      directive,
    ).toEqual([])
  }
  expect(headers).not.toContain('Cross-Origin-Embedder-Policy')
  expect(readFileSync(join(testBuilds.plain.dist, '_headers'), 'utf8')).toContain(
    'Cross-Origin-Embedder-Policy',
  )
})
