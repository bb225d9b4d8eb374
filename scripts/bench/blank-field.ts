import type { Browser, Page } from 'playwright'
import { timeKeys } from './trace.ts'

/**
 * The times of keys in a blank page's field, in milliseconds: what the browser and the machine need for a key at that
 * moment.
 *
 * @param type types into the page's only search box
 */
export const timeBlankKeys = (browser: Browser, type: (page: Page) => Promise<void>): Promise<number[]> =>
  timeKeys(browser, openBlank, type)

/** A field and a line that repeats it. */
async function openBlank(page: Page): Promise<void> {
  await page.setContent('<input type="search" oninput="found.textContent = value"><p id="found"></p>')
  await page.evaluate(markKeys)
}

/** Runs in the page: marks each key, and the frame that shows the response to a changed text. */
export function markKeys(): void {
  addEventListener('keydown', () => performance.mark('pressed'), { capture: true })
  // React responds in a microtask that was queued before this one.
  addEventListener('input', () =>
    queueMicrotask(() => requestAnimationFrame(() => performance.mark('frame'))),
  )
}
