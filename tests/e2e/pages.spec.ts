import type { Page } from '@playwright/test'
import { builtPages } from '../dist/built-pages.ts'
import { expectNoAxeFindings, expectNoContrastFindings } from './support/axe.ts'
import { expect, test } from './support/test.ts'

test.setTimeout(90_000)

/** One page of each kind in each locale: the others of its kind differ in words and pictures alone. */
const kinds = new Map(builtPages.map(built => [`${built.page} ${built.locale}`, built]))
const examples = [...kinds.values()].sort((one, other) => one.path.localeCompare(other.path))
const others = Map.groupBy(
  builtPages.filter(built => !examples.includes(built)),
  ({ locale }) => locale,
)

async function stands(page: Page, { path, locale }: (typeof builtPages)[number]): Promise<void> {
  const answer = await page.goto(path)
  expect(answer?.status(), path).toBe(200)
  await expect(page.locator('html'), path).toHaveAttribute('lang', locale)
  await expect(page.locator('h1'), path).toHaveCount(1)
}

for (const built of examples) {
  test(`${built.path} stands: language, one heading, no error, nothing for axe to find`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    await stands(page, built)
    await expectNoAxeFindings(page)
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
    await expectNoContrastFindings(page)
  })
}

for (const [locale, pages] of others)
  test(`the other ${pages.length} pages in ${locale} stand: language, one heading, no error`, async ({
    page,
  }) => {
    for (const built of pages) await stands(page, built)
  })
