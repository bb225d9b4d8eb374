import { expect, type Page } from '@playwright/test'
import { pagesOfEveryKind } from '../../dist/built-pages.ts'
import { waitUntilIdle } from './wait-until-idle.ts'

/** The path of one English page of each kind in a build. */
export const pathOfEveryKind = (folder: string): readonly string[] =>
  pagesOfEveryKind(folder)
    .filter(({ locale }) => locale === 'en')
    .map(({ path }) => path)

/**
 * Opens pages one after another and hydrates every island; islands of all pages, such as the account menu, on the first
 * page.
 */
export async function hydrateEverything(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path)
    const islands = path === paths[0] ? '[data-island]' : 'main [data-island]'
    for (const island of await page.locator(islands).all()) {
      await island.dispatchEvent('pointerdown')
      await expect(island, path).toHaveAttribute('data-hydration', 'hydrated')
    }
    await waitUntilIdle(page)
  }
}
