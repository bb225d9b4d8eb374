import puppeteer, { type Browser } from 'puppeteer-core'
import { chromiumArgs } from './chromium.ts'

/**
 * Starts a Chromium that prerenders pages, as a reader's does. Chromium does not prerender pages that Playwright
 * controls; Puppeteer controls the tab, in which one page replaces another.
 *
 * @param args further arguments
 */
export const launchPrerendering = (
  executablePath: string | undefined,
  args: readonly string[] = [],
): Promise<Browser> =>
  puppeteer.launch({
    ...(executablePath !== undefined && { executablePath }),
    headless: 'shell',
    args: [...chromiumArgs, ...args],
  })
