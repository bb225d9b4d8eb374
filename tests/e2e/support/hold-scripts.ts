import type { Page } from '@playwright/test'

/** Holds back scripts of a page, as a slow line does, until the returned function is called. */
export async function holdScripts(page: Page, scripts: string | RegExp = '**/*.js'): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(scripts, async route => {
    await released
    await route.continue()
  })
  return release
}
