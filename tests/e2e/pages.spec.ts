import { locales } from '../../src/i18n/locales.ts'
import { type BuiltPage, builtPages } from '../dist/built-pages.ts'
import { expectNoAxeFindings, expectNoContrastFindings } from './support/axe.ts'
import { keepThreeTables } from './support/keep-three-tables.ts'
import { shiftsToEnd } from './support/shifts.ts'
import { expect, test } from './support/test.ts'

/**
 * One page of each kind in each locale, so that the suite does not grow with the entries: the others of a kind differ
 * only in words and pictures, and `tests/dist` checks all of them.
 */
const kinds = Map.groupBy(
  new Map(builtPages.map(built => [`${built.page} ${built.locale}`, built])).values(),
  ({ page }) => page,
)
/** English first: the root redirects a reader who has read another language. */
const inOrder = (one: BuiltPage, other: BuiltPage) =>
  locales.indexOf(one.locale) - locales.indexOf(other.locale)

// One window for a kind's languages: opening one, and loading axe into it, takes longer than a page.
for (const [kind, pages] of kinds)
  test(`${kind} is correct: language, one heading, no error, no finding of axe, and nothing moves by itself`, async ({
    page,
  }) => {
    expect(pages.map(({ locale }) => locale).toSorted()).toEqual(locales.toSorted())
    for (const { path, locale } of pages.toSorted(inOrder)) {
      await page.emulateMedia({ reducedMotion: null, colorScheme: 'light' })
      const answer = await page.goto(path)
      expect(answer?.status(), path).toBe(200)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.locator('h1')).toHaveCount(1)
      if (locale === 'en') expect(await shiftsToEnd(page), path).toEqual([])
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await keepThreeTables(page)
      await expectNoAxeFindings(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectNoContrastFindings(page)
    }
  })
