import type { Page } from '@playwright/test'
import { testBuilds } from '../../scripts/test-builds.ts'
import { href } from '../../src/routing/href.ts'
import { createLinks } from '../../src/server/newsletter/links.ts'
import { tokenName } from '../../src/shared/token-name.ts'
import { consentKey } from '../../src/stores/keys.ts'
import { writeChoice } from '../../src/stores/write-choice.ts'
import { standIn } from './consent-page.ts'
import { askedCookie } from './support/account-site.ts'
import { type RunningSite, startSite } from './support/site.ts'
import { test as base, expect } from './support/test.ts'
import { waitUntilIdle } from './support/wait-until-idle.ts'

const key = 'k'.repeat(48)
base.describe.configure({ timeout: 180_000 })

/** The site with an account and a tag manager, which can also sign newsletter links. */
const test = base.extend<object, { signing: RunningSite }>({
  signing: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const site = await startSite({ FORM_SIGNING_KEY: key }, testBuilds.configured.dist)
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ signing }, use) => use(signing.url),
  serviceWorkers: 'allow',
})

// A reader who has been to the account site and has agreed to tags.
test.beforeEach(async ({ context, signing }) => {
  await context.addCookies([askedCookie(signing.url)])
  const yes = writeChoice(['statistics', 'marketing'], new Date())
  await context.addInitScript(
    ([name, choice]) => {
      if (location.protocol === 'http:') localStorage.setItem(name, choice)
    },
    [consentKey, yes] as const,
  )
})

/** Everything that a script of the page, or the browser's next user, can look into. */
const lookAround = (page: Page) =>
  page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map(name => caches.open(name)))
    const kept = opened.map(async cache => {
      const answers = (await cache.keys()).map(async request => {
        const answer = await cache.match(request, { ignoreVary: true })
        const isText = /text|json|javascript/.test(answer?.headers.get('content-type') ?? '')
        return [request.url, isText ? await answer?.text() : undefined]
      })
      return Promise.all(answers)
    })
    return JSON.stringify([
      location.href,
      document.referrer,
      document.cookie,
      document.documentElement.outerHTML,
      history.state,
      navigation.entries().map(entry => [entry.url, entry.getState()]),
      Object.entries(sessionStorage),
      Object.entries(localStorage),
      window.dataLayer?.map(entry => Array.from(entry as ArrayLike<unknown>)),
      await Promise.all(kept),
    ])
  })

/** The requests with a token in their address, a header or their body, from now on. */
function watchTokens(page: Page, token: string): readonly string[] {
  const found: string[] = []
  page.context().on('request', async request => {
    const headers = await request.allHeaders().catch(() => ({}))
    const all = JSON.stringify([request.url(), headers, request.postData()])
    if (all.includes(token)) found.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  return found
}

// `tests/dist/policy.test.ts` checks these pages in the other languages, and without scripts.
for (const [purpose, locale] of [
  ['confirm', 'sv'],
  ['unsubscribe', 'da'],
] as const)
  test(`the token of the link to ${purpose} in ${locale} is sent only by its button`, async ({
    page,
    context,
    signing,
  }) => {
    const outside = await standIn(context, signing.url)
    const links = createLinks({ keys: [key], addressOf: path => signing.url + path, now: Date.now })
    const link = links[purpose]('ann@example.com', locale)
    const token = new URL(link).searchParams.get(tokenName) ?? ''
    const path = href(`newsletter-${purpose}`, locale)
    const found = watchTokens(page, token)

    await page.goto(`${link}&a=1#b`)
    expect(page.url()).toBe(`${signing.url}${path}?a=1#b`)
    await waitUntilIdle(page)
    expect(await lookAround(page)).not.toContain(token)
    await page.getByRole('button', { name: /cookie|kakor/i }).click()
    await page.locator('.consent--settings [data-role=all]').click()
    await waitUntilIdle(page)
    expect(outside, 'no tag runs, also after another yes').toEqual([])

    await page.locator('main form button').click()
    await page.waitForURL(
      `**${href(purpose === 'confirm' ? 'newsletter-confirmed' : 'newsletter-unsubscribed', locale)}`,
    )
    await expect.poll(() => outside.length, 'tags run on the next page').toBeGreaterThan(0)
    await waitUntilIdle(page)
    expect(await lookAround(page)).not.toContain(token)
    await page.locator('header a').first().click()
    await expect(page.locator('html')).toHaveAttribute('data-route', `home-${locale}`)
    await waitUntilIdle(page)
    expect(await lookAround(page)).not.toContain(token)
    expect(found).toEqual([`GET ${path}`, `POST ${path}`])
  })

test.describe('the hand-over', () => {
  // The marks are no tokens that the passphrase decrypts.
  test.use({ allowedConsole: [/^Error decrypting tokens:|status of 404/] })

  test('no parameter is found anywhere after the hand-over, on any page', async ({
    page,
    context,
    signing,
  }) => {
    const outside = await standIn(context, signing.url)
    const mark = 'MARKED-TOKEN'
    const five = ['accesstoken', 'refreshtoken', 'controlled', 'came', 'cacheBust']
    const found = watchTokens(page, mark)
    const paths = ['/about-us', '/sv/guide-detail/sverige', '/checkout', '/no-such-page']
    for (const path of paths) {
      const before = outside.length
      await page.goto(`${path}?a=1&${five.map(name => `${name}=${mark}-${name}`).join('&')}#b`)
      expect(page.url()).toBe(`${signing.url}${path}?a=1#b`)
      await expect.poll(() => outside.length, `tags run on ${path}`).toBeGreaterThan(before)
      await waitUntilIdle(page)
      expect(await lookAround(page), path).not.toContain(mark)
    }
    await page.goto('/sv/kundtjanst')
    await waitUntilIdle(page)
    expect(await lookAround(page)).not.toContain(mark)
    expect(found).toEqual(paths.map(path => `GET ${path}`))
  })
})
