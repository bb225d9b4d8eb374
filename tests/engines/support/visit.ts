import { pagesCache } from '../../../src/shared/offline/caches.ts'
import { poll } from './poll.ts'
import type { Tab } from './tab.ts'

const isKept = (tab: Tab, path: string) =>
  tab.evaluate(
    async (key, cacheName) => (await caches.match(key, { cacheName, ignoreVary: true })) !== undefined,
    path,
    pagesCache,
  )

/** Opens a page and waits until the worker has cached it. */
export async function visit(tab: Tab, path: string): Promise<void> {
  await tab.goto(path)
  await poll(() => tab.attribute('html', 'data-worker')).toBe('ready')
  await poll(() => isKept(tab, path)).toBe(true)
}
