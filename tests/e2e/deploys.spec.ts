import type { Page } from '@playwright/test'
import { pagesCache, savedCache } from '../../src/shared/offline/caches.ts'
import { isKept } from './offline-page.ts'
import { test } from './support/offline-test.ts'
import { expect as quickExpect } from './support/test.ts'
import { workerThatLeaves } from './support/worker-off.ts'

const expect = quickExpect.configure({ timeout: 40_000 })
test.describe.configure({ timeout: 180_000 })
test.use({ baseURL: ({ deployed }, use) => use(deployed.url) })

const version = (page: Page) => page.locator('html')

test('a part that is neither kept nor on the server any more brings the new page, once', async ({
  page,
  deployed,
}) => {
  await page.goto('/withdraw')
  await deployed.deploy(2)
  const island = page.locator('main [data-island]')
  await island.getByRole('textbox').first().focus()
  await expect(version(page)).toHaveAttribute('data-version', '2')
  // Before its scripts run, nothing heeds a touch.
  await expect(page.locator('html')).toHaveAttribute('data-worker', 'ready')
  await island.getByRole('textbox').first().focus()
  await expect(island).toHaveAttribute('data-hydration', 'hydrated')
})

test('a broken worker is taken back, and what is saved stays', async ({ page, deployed }) => {
  // A site that is built so registers none.
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => new Promise(() => {})
  })
  await deployed.replace(
    'sw.js',
    "self.addEventListener('fetch', e => e.request.mode === 'navigate' && e.respondWith(caches.match('/about-us')))",
  )
  await page.goto('/about-us')
  await page.evaluate(
    async names => {
      await ServiceWorkerContainer.prototype.register.call(navigator.serviceWorker, '/sw.js')
      await navigator.serviceWorker.ready
      for (const name of names) await (await caches.open(name)).add('/about-us')
      localStorage.setItem('basket:1', 'kept')
    },
    [pagesCache, savedCache],
  )
  await page.goto('/interrail')
  await expect(page.locator('html')).toHaveAttribute('data-route', 'about-us-en')

  await deployed.replace('sw.js', await workerThatLeaves())
  await page.goto('/interrail')
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0)
  await page.goto('/interrail')
  await expect(page.locator('html')).toHaveAttribute('data-route', 'interrail-en')
  expect(await isKept(page, '/about-us')).toBe(false)
  expect(await isKept(page, '/about-us', savedCache)).toBe(true)
  expect(await page.evaluate(() => localStorage.getItem('basket:1'))).toBe('kept')
})
