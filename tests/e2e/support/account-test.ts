import { testArgs } from '../../../scripts/playwright-chromium.ts'
import { accountHost, type RunningAccountSite, startAccountSite } from './account-site.ts'
import { test as base, expect } from './test.ts'

/** The configured site, in a browser of its own in which the account site's host is mapped to the stand-in. */
export const test = base.extend<{ account: RunningAccountSite }, { accountSite: RunningAccountSite }>({
  accountSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const site = await startAccountSite()
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  browser: [
    async ({ playwright, launchOptions, accountSite }, use) => {
      const rule = `--host-resolver-rules=MAP ${accountHost}:80 127.0.0.1:${accountSite.port}`
      const browser = await playwright.chromium.launch({ ...launchOptions, args: [...testArgs, rule] })
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ configuredSite }, use) => use(configuredSite.url),
  account: [
    async ({ accountSite }, use) => {
      accountSite.reset()
      await use(accountSite)
    },
    { auto: true },
  ],
})

export { expect }
