import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testBuilds } from '../../scripts/test-builds.ts'
import type { PageName } from '../../src/routing/table.ts'
import { builtPages, pagesOf } from './built-pages.ts'

/** The words about orders that are requests, and about nothing else. */
const noPayment =
  /no payment is|nothing is paid (?:here|on)|ingen betalning sker|här betalas ingenting|der betales ikke (?:her\. Kunde|på)|der bliver ikke betalt her/i
const wordsOf = (html: string) => html.replace(/<script[\s\S]*?<\/script>| data-props="[^"]*"/g, '')
/** An order without scripts is a request on any site, and its form says so. */
const forms = /<form[\s\S]*?<\/form>/g
const { dist } = testBuilds.payment

test('a site without a checkout address says that no payment is taken', () => {
  const pages = builtPages.filter(({ html }) => noPayment.test(wordsOf(html))).map(({ page }) => page)
  const expected: PageName[] = ['about-us', 'checkout', 'gift-cards', 'support', 'terms-and-conditions']
  expect(pages).toEqual(expect.arrayContaining(expected))
})

// `npm test` makes this build; without it, only the plain one is tested.
test.runIf(existsSync(dist))('a site with a checkout address says nowhere that no payment is taken', () => {
  const pages = pagesOf(dist).filter(({ html }) => noPayment.test(wordsOf(html).replace(forms, '')))
  expect(pages.map(({ path }) => path)).toEqual([])
})

test.runIf(existsSync(dist))('its checkout accepts no order request', () => {
  const checkouts = pagesOf(dist).filter(({ page }) => page === 'checkout')
  expect(checkouts).toHaveLength(3)
  const asksForOrder = /name="items|order request|in writing|förfrågan|skriftlig|forespørgsel/i
  expect(checkouts.flatMap(({ html }) => asksForOrder.exec(wordsOf(html))?.[0] ?? [])).toEqual([])
})

test.runIf(existsSync(dist))('a text with two wordings shows one of them', () => {
  for (const { html, path } of [...builtPages, ...pagesOf(dist)]) expect(html, path).not.toMatch(/\{\{[#/e]/)
})
