import { builtPages } from '../dist/built-pages.ts'
import { expectNoAxeFindings, expectNoContrastFindings } from './support/axe.ts'
import { expect, test } from './support/test.ts'

/**
 * One page of each kind in each locale, so that the suite does not grow with the entries: the others of a kind differ in
 * words and pictures alone, and `tests/dist` looks into all of them.
 */
const examples = new Map(builtPages.map(built => [`${built.page} ${built.locale}`, built]))

for (const { path, locale } of [...examples.values()].sort((one, other) =>
  one.path.localeCompare(other.path),
))
  test(`${path} stands: language, one heading, no error, nothing for axe to find`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.locator('h1')).toHaveCount(1)
    await expectNoAxeFindings(page)
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
    await expectNoContrastFindings(page)
  })
