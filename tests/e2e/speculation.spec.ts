import type { HTTPRequest, Page } from 'puppeteer-core'
import { findChromium } from '../../scripts/chromium.ts'
import { launchPrerendering } from '../../scripts/prerendering-chromium.ts'
import { href } from '../../src/routing/href.ts'
import { askedCookie } from './support/account-site.ts'
import { expect, test } from './support/test.ts'

const from = href('travel-guides', 'sv')
const to = href('guide-detail', 'sv', { name: 'sverige' })

const isAhead = (request: HTTPRequest) => request.headers()['sec-purpose'] === 'prefetch;prerender'
const isOfTags = (request: HTTPRequest) => request.url().startsWith('https://www.googletagmanager.com/')

/** The page's own state; nothing while one page replaces another. */
const shown = (page: Page) =>
  page
    .evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation')
      return {
        path: location.pathname,
        wasReady: Number(Reflect.get(visit ?? {}, 'activationStart')) > 0,
        currency: document.documentElement.dataset['currency'],
        pressed: document.querySelector('[data-choose-currency=DKK]')?.ariaPressed,
      }
    })
    .catch(() => undefined)

test('a prerendered page shows what was chosen since, and is reported to no tag before it is shown', async ({
  configuredSite: { url },
}) => {
  // The tag manager is unreachable; the request for it is enough.
  const browser = await launchPrerendering(findChromium(), ['--host-resolver-rules=MAP *.com ~NOTFOUND'])
  try {
    const page = await browser.newPage()
    const { name, value } = askedCookie(url)
    await browser.setCookie({ name, value, domain: new URL(url).hostname })
    await page.goto(url + from)
    await page.evaluate(
      answer => localStorage.setItem('consent', answer),
      `1 ${new Date().toISOString().slice(0, 10)} statistics`,
    )
    const requested: HTTPRequest[] = []
    await Promise.all([page.waitForRequest(isOfTags), page.reload()])
    page.on('request', request => requested.push(request))

    const link = page.locator(`main a[href="${to}"]`)
    const script = page.waitForResponse(
      answer => answer.url().endsWith('.js') && isAhead(answer.request()) && answer.ok(),
    )
    await link.hover()
    await script
    await page.evaluate(() => localStorage.setItem('currency:1', 'DKK'))
    expect(requested.filter(isOfTags)).toEqual([])

    const told = page.waitForRequest(isOfTags)
    await link.click()
    await told
    await expect
      .poll(() => shown(page))
      .toEqual({ path: to, wasReady: true, currency: 'DKK', pressed: 'true' })
  } finally {
    await browser.close()
  }
})
