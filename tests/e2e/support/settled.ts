import type { BrowserContext, Page, Request } from '@playwright/test'
import { scriptsRun } from './scripts-run.ts'

interface Watch {
  /** How many requests there have been. */
  count: number
  /** Those of the document that is shown, or on its way, which have not ended. */
  readonly pending: Set<Request>
}

const watches = new WeakMap<Page, Watch>()

/** Follows what the pages of a context ask for, from now on; the project's `test` does so for its own. */
export function watchRequests(context: BrowserContext): void {
  context.on('page', page => {
    const watch: Watch = { count: 0, pending: new Set() }
    watches.set(page, watch)
    page.on('request', request => {
      // What the document before has asked for may never come.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) watch.pending.clear()
      watch.count += 1
      watch.pending.add(request)
    })
    page.on('requestfinished', request => watch.pending.delete(request))
    page.on('requestfailed', request => watch.pending.delete(request))
  })
}

/**
 * Resolves when a page has done all that it does by itself, wherever that has led: every file that it asked for has come,
 * and no further one was asked for in the frame and the idle moment after that. What has not appeared by then does not
 * appear.
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
    // A page that is left meanwhile has asked for another, so there is a next round.
    await page.evaluate(idle).catch(() => undefined)
  } while (watch.pending.size > 0 || watch.count > before)
}

const idle = () =>
  new Promise<void>(done => {
    requestAnimationFrame(() => setTimeout(() => requestIdleCallback(() => done(), { timeout: 1000 })))
  })
