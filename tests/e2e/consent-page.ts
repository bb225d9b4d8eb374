import type { BrowserContext, Page } from '@playwright/test'

/** What the tests' tag manager saw when its script ran. */
interface Seen {
  readonly commands: readonly unknown[]
}

const tagManager = 'https://www.googletagmanager.com/'

/**
 * Serves a stand-in for the tag manager at its own address, which records the commands that were in the queue before
 * it.
 *
 * @returns every address outside the site that the context's pages requested
 */
export async function standIn(context: BrowserContext, site: string): Promise<readonly string[]> {
  const requested: string[] = []
  context.on('request', request => {
    if (!request.url().startsWith(site) && /^https?:/.test(request.url())) requested.push(request.url())
  })
  await context.route(`${tagManager}**`, route =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'window.tagRan = { commands: dataLayer.map(entry => entry.length ? [...entry] : entry) }',
    }),
  )
  return requested
}

/** What the stand-in saw; `undefined` if it has not run. */
export const seen = (page: Page) => page.evaluate(() => Reflect.get(window, 'tagRan') as Seen | undefined)

/** Every command of the page's queue so far. */
export const commands = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).map(entry => Array.from(entry as ArrayLike<unknown>)))

export const question = (page: Page) => page.locator('.consent--question')
export const settings = (page: Page) => page.locator('.consent--settings')
export const answer = (page: Page, role: 'necessary' | 'all' | 'show') =>
  question(page).locator(`[data-role=${role}]`).click()
export const saved = (page: Page) => page.evaluate(() => localStorage.getItem('consent'))
