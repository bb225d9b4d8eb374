import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { deferredScripts } from '../../../src/shared/deferred-scripts.ts'

/** Milliseconds after which a test continues with a page whose scripts do not load, since that is what it is about. */
const most = 5000

/**
 * Resolves when the scripts of the current page have run. They are requested after the first paint, which may be after
 * the load event.
 */
export async function scriptsRun(page: Page): Promise<void> {
  // The question is lost if the page is left in the meantime.
  const run = async () => {
    await page.waitForFunction(held => !document.querySelector(held), deferredScripts, {
      timeout: most,
    })
    await page.evaluate(() =>
      Promise.allSettled(
        [...document.scripts].filter(({ type }) => type === 'module').map(({ src }) => import(src)),
      ),
    )
  }
  await Promise.race([run().catch(() => undefined), wait(most, undefined, { ref: false })])
}

/** Makes a page's `goto` and `reload` wait for its scripts, as a reader looks at a page before using it. */
export function openWithScripts(page: Page): void {
  const { goto, reload } = page
  page.goto = async (url, options) => {
    const answer = await goto.call(page, url, options)
    if (options?.waitUntil === undefined) await scriptsRun(page)
    return answer
  }
  page.reload = async options => {
    const answer = await reload.call(page, options)
    await scriptsRun(page)
    return answer
  }
}
