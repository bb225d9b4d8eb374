import puppeteer, { type Browser } from 'puppeteer-core'
import { chromiumArgs } from './chromium.ts'

/**
 * Starts a Chromium that makes pages ready ahead of a click, as a reader's does. It refuses to for a page that Playwright
 * holds; Puppeteer holds the tab, in which one page takes the place of another.
 *
 * @param args what else it is told
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
