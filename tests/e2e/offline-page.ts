import { type Page, expect as quickExpect } from '@playwright/test'
import { pagesCache } from '../../src/shared/offline/caches.ts'

/** A worker caches a page when the machine is idle. */
const expect = quickExpect.configure({ timeout: 40_000 })

/** Whether the worker has cached a page, which it does after all its files. */
export const isKept = (page: Page, path: string, cacheName: string = pagesCache) =>
  page.evaluate(
    async ([key, name]) => (await caches.match(key, { cacheName: name, ignoreVary: true })) !== undefined,
    [path, cacheName] as const,
  )

/** Opens a page and waits until it can be read offline. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-worker', 'ready')
  const { pathname } = new URL(page.url())
  await expect.poll(() => isKept(page, pathname), { timeout: 40_000 }).toBe(true)
}

/**
 * Lets the browser look for a new worker, as it does at each navigation, until the page has been reloaded in a version.
 * A check that is already pending may have been answered before the deploy.
 */
export const expectUpdate = (page: Page, version: string) =>
  expect(async () => {
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update()
    })
    await expect(page.locator('html')).toHaveAttribute('data-version', version, { timeout: 5000 })
  }).toPass({ timeout: 40_000 })

/** The bar at the lower edge. */
export const bar = (page: Page) => page.locator('.state')

/** Visible pictures, however far down, that failed to load. */
export const brokenPictures = (page: Page) =>
  page.evaluate(async () => {
    const pictures = [...document.images].filter(({ src }) => src !== '')
    for (const picture of pictures) picture.loading = 'eager'
    const broken = pictures.map(picture =>
      picture.decode().then(
        () => [],
        () => [picture.src],
      ),
    )
    return (await Promise.all(broken)).flat()
  })
