import type { BrowserContext, Page, Request } from '@playwright/test'
import { scriptsRun } from './scripts-run.ts'

interface Watch {
  /** The number of requests so far. */
  count: number
  /** Pending requests of the current document, or of one that is loading. */
  readonly pending: Set<Request>
}

const watches = new WeakMap<Page, Watch>()

/** Follows the requests of a context's pages from now on; the project's `test` does so for its own. */
export function watchRequests(context: BrowserContext): void {
  context.on('page', page => {
    const watch: Watch = { count: 0, pending: new Set() }
    watches.set(page, watch)
    page.on('request', request => {
      // Requests of the previous document may never end.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) watch.pending.clear()
      watch.count += 1
      watch.pending.add(request)
    })
    page.on('requestfinished', request => watch.pending.delete(request))
    page.on('requestfailed', request => watch.pending.delete(request))
  })
}

/**
 * Resolves when a page is idle, after any redirects: every file that it requested has loaded, and no further one was
 * requested in the following frame and idle moment. What has not appeared by then does not appear.
 */
export async function waitUntilIdle(page: Page): Promise<void> {
  const watch = watches.get(page)
  if (!watch)
    throw new Error('Nobody has followed this page: call watchRequests(context) before it is opened')
  let before: number
  do {
    before = watch.count
    await page.waitForLoadState('load')
    await scriptsRun(page)
    // A page that is left in the meantime has requested another, so there is another round.
    await page.evaluate(idle).catch(() => undefined)
  } while (watch.pending.size > 0 || watch.count > before)
}

const idle = () =>
  new Promise<void>(done => {
    requestAnimationFrame(() => setTimeout(() => requestIdleCallback(() => done(), { timeout: 1000 })))
  })
