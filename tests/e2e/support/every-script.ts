import { expect, type Page } from '@playwright/test'
import { type BuiltPage, pagesOfEveryKind } from '../../dist/built-pages.ts'
import { attributes } from '../../support/html.ts'
import { waitUntilIdle } from './wait-until-idle.ts'

/** The scripts, islands and widgets of a page. */
const partsOf = ({ html }: BuiltPage) =>
  [
    ...attributes(html, 'script[src]', 'src'),
    ...attributes(html, '[data-island]', 'data-island'),
    ...attributes(html, '[data-widget]', 'data-widget'),
  ].toSorted()

/** The path of one English page for each set of scripts, islands and widgets in a build. Others differ only in words. */
export const pathsOfEveryScript = (folder: string): readonly string[] => {
  const pages = pagesOfEveryKind(folder).filter(({ locale }) => locale === 'en')
  return [...new Map(pages.map(page => [partsOf(page).join(), page.path])).values()]
}

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
