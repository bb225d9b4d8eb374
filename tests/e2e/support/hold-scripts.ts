import type { Page } from '@playwright/test'

/** Holds scripts of a page back, as a slow line does, until what it gives is called. */
export async function holdScripts(page: Page, scripts: string | RegExp = '**/*.js'): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(scripts, async route => {
    await released
    await route.continue()
  })
  return release
}
