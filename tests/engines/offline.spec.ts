import { text } from '../../src/client/offline/text.ts'
import { pagesCache } from '../../src/shared/offline/caches.ts'
import { startSite } from '../e2e/support/site.ts'
import { poll } from './support/poll.ts'
import type { Tab } from './support/tab.ts'
import { expect, test } from './support/test.ts'

const isKept = (tab: Tab, path: string) =>
  tab.evaluate(
    async (key, cacheName) => (await caches.match(key, { cacheName, ignoreVary: true })) !== undefined,
    path,
    pagesCache,
  )

/** Opens a page and waits until the worker has kept it. */
async function visit(tab: Tab, path: string): Promise<void> {
  await tab.goto(path)
  await poll(() => tab.attribute('html', 'data-worker')).toBe('ready')
  await poll(() => isKept(tab, path)).toBe(true)
}

test('a guide that was read opens after the server has gone, and another says that it is not kept', async ({
  openTab,
}) => {
  const site = await startSite()
  const tab = await openTab(site.url)
  await visit(tab, '/guide-detail/norway')
  await site.stop()
  await tab.goto('/guide-detail/norway?utm_source=letter')
  await poll(() => tab.text('.state')).toContain(text('en').copy.slice(0, 12))
  expect(await tab.text('h1')).toBe('Norway')
  await tab.goto('/guide-detail/sweden')
  expect(await tab.text('h1')).toBe('Without a connection')
})
