import { isLocale } from '../../src/i18n/locales.ts'
import { builtPaths } from './built-paths.ts'
import { expectNoAxeFindings, expectNoContrastFindings } from './support/axe.ts'
import { expect, test } from './support/test.ts'

test.setTimeout(90_000)

for (const path of builtPaths) {
  test(`${path} stands: language, one heading, no error, nothing for axe to find`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    const prefix = path.split('/')[1] ?? ''
    await expect(page.locator('html')).toHaveAttribute('lang', isLocale(prefix) ? prefix : 'en')
    await expect(page.locator('h1')).toHaveCount(1)
    await expectNoAxeFindings(page)
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
    await expectNoContrastFindings(page)
  })
}
