import type { Page } from '@playwright/test'
import { text } from '../../src/client/offline/text.ts'
import { href } from '../../src/routing/href.ts'
import { pagesCache, savedCache } from '../../src/shared/offline/caches.ts'
import { payloadPath } from '../../src/shared/page-payload.ts'
import { cataloguePath } from '../../src/shared/shop/catalogue/address.ts'
import { contactPath, field } from './contact-page.ts'
import { bar, brokenPictures, expectUpdate, isKept, visit } from './offline-page.ts'
import { test } from './support/offline-test.ts'
import { expect as quickExpect } from './support/test.ts'
import { workerThatLeaves } from './support/worker-off.ts'

const expect = quickExpect.configure({ timeout: 40_000 })
test.describe.configure({ timeout: 180_000 })
test.use({ baseURL: ({ deployed }, use) => use(deployed.url) })

const guide = '/guide-detail/norway'
const t = text('en')

/** Needs a chunk that a page loads on demand. */
const changeCurrency = (page: Page) =>
  page
    .locator('button[data-choose-currency=NOK]')
    .first()
    .evaluate((button: HTMLElement) => button.click())

const version = (page: Page) => page.locator('html')

test('three versions follow each other over an old tab, a new one, a form and a saved guide', async ({
  page: old,
  context,
  deployed,
}) => {
  await visit(old, '/about-us')
  const form = await context.newPage()
  await visit(form, contactPath('en'))
  await field(form, 'message').fill('Is there a seat by the window?')
  // As "Save for offline" does.
  await old.evaluate(
    async ([path, list, name]) => {
      const cache = await caches.open(name)
      const { files }: { files: Record<string, number> } = await (await fetch(list)).json()
      await cache.addAll(Object.keys(files))
      await cache.add(path)
    },
    [guide, payloadPath(guide), savedCache] as const,
  )

  await deployed.deploy(2)
  await expectUpdate(old, '2')
  await expect(bar(form)).toContainText(t.update)
  await expect(version(form)).toHaveAttribute('data-worker', 'refresh')
  await expect(version(form)).not.toHaveAttribute('data-version')
  await expect(field(form, 'message')).toHaveValue('Is there a seat by the window?')

  const fresh = await context.newPage()
  await visit(fresh, '/interrail')
  await expect(version(fresh)).toHaveAttribute('data-version', '2')
  // An old page from the cache has what it needs, although it is gone from the server.
  await changeCurrency(form)
  await expect(version(form)).toHaveAttribute('data-currency', 'NOK')

  await deployed.deploy(3)
  await expectUpdate(fresh, '3')
  await bar(form).getByRole('button', { name: t.reload }).click()
  await expect(version(form)).toHaveAttribute('data-version', '3')
  await expect(field(form, 'message')).toHaveValue('Is there a seat by the window?')

  await Promise.all([form, fresh].map(page => page.close()))
  await visit(old, '/about-us')
  await deployed.stop()
  const missing: string[] = []
  old.on('requestfailed', request => missing.push(request.url()))
  await old.goto(guide)
  await expect(version(old)).not.toHaveAttribute('data-version')
  await expect(old.locator('html')).toHaveAttribute('data-script')
  expect(await brokenPictures(old)).toEqual([])
  expect(await old.evaluate(() => document.fonts.check('700 20px "Familjen Grotesk"'))).toBe(true)
  expect(missing.filter(url => /_astro|pictures/.test(url))).toEqual([])
})

test('a chunk that is neither cached nor on the server any more reloads the page, once', async ({
  page,
  deployed,
}) => {
  await page.goto('/withdraw')
  await deployed.deploy(2)
  const island = page.locator('main [data-island]')
  await island.getByRole('textbox').first().focus()
  await expect(version(page)).toHaveAttribute('data-version', '2')
  // Before its scripts run, a touch has no effect.
  await expect(page.locator('html')).toHaveAttribute('data-worker', 'ready')
  await island.getByRole('textbox').first().focus()
  await expect(island).toHaveAttribute('data-hydration', 'hydrated')
})

test('an open shop shows the prices of a later catalogue with additions', async ({ page, deployed }) => {
  await page.goto(href('buy-interrail', 'en'))
  const served = await (await page.request.get(cataloguePath('en'))).text()
  const changed = served
    .replaceAll('"EUR":38500', '"EUR":48500')
    .replaceAll('"EUR":', '"GBP":100,"EUR":')
    .replace(/"coupon":"[a-z]+"/g, '"badge":"new","coupon":"gold"')
    .replaceAll('"discounts":[', '"discounts":[{"kind":"early","percentage":5},')
    .replaceAll(
      '"variants":[',
      '"variants":[{"id":"new","type":"weekend","class":"third","within":{"weekends":1}},',
    )
    .replace('"products":[', '"products":[{"kind":"ferry","id":"ferry","name":"Ferry"},')
  await deployed.replace(cataloguePath('en'), changed)
  await page.locator('.variant').filter({ hasText: '7 travel days' }).click()
  await expect(page.locator('[data-island=pass-shop]')).toHaveAttribute('data-hydration', 'hydrated')
  await expect(page.locator('.pass-shop__sum')).toContainText('€485')
})

test.describe('a worker that the page does not know', () => {
  // The policy of the page allows only the site's own worker.
  test.use({ bypassCSP: true })

  test('a broken worker is replaced, and saved pages stay', async ({ page, deployed }) => {
    // A site built like that registers no worker.
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
})
