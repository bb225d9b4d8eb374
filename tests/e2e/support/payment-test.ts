import { testArgs } from '../../../scripts/playwright-chromium.ts'
import { testBuilds } from '../../../scripts/test-builds.ts'
import { paymentUrl, type RunningPaymentSite, startPaymentSite } from './payment-site.ts'
import { startSite } from './site.ts'
import { test as base, expect } from './test.ts'

/**
 * The built-in shop with a checkout address, in a browser of its own in which that address is mapped to the stand-in.
 */
export const test = base.extend<
  { payment: RunningPaymentSite },
  { paymentSite: RunningPaymentSite; payingSite: { readonly url: string } }
>({
  paymentSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const site = await startPaymentSite()
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  payingSite: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const site = await startSite({}, testBuilds.payment.dist)
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  browser: [
    async ({ playwright, launchOptions, paymentSite }, use) => {
      const rule = `MAP ${new URL(paymentUrl).host}:80 127.0.0.1:${paymentSite.port}`
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        args: [...testArgs, `--host-resolver-rules=${rule}`],
      })
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ payingSite }, use) => use(payingSite.url),
  payment: [
    async ({ paymentSite }, use) => {
      paymentSite.reset()
      await use(paymentSite)
    },
    { auto: true },
  ],
})

export { expect }
