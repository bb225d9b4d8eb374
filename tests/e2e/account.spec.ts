import type { BrowserContext, Page } from '@playwright/test'
import { testBuilds } from '../../scripts/test-builds.ts'
import { accountCookie, askedCookie } from './support/account-site.ts'
import { expect, test } from './support/account-test.ts'
import { expectNothingStored, storedTexts, watchReferrers } from './support/tokens.ts'
import { waitUntilIdle, watchRequests } from './support/wait-until-idle.ts'

const logIn = (context: BrowserContext) => context.addCookies([accountCookie])
const path = (page: Page) => page.evaluate(() => location.pathname + location.search + location.hash)
/** Opens the page after the hand-over, whatever redirects it takes. */
async function open(page: Page, address: string) {
  await page.goto(address)
  await waitUntilIdle(page)
}

test('a logged-in reader returns with tokens, to the same address, once', async ({
  page,
  context,
  account,
}) => {
  await logIn(context)
  const referrers = watchReferrers(context)
  await open(page, '/guide-detail/sweden?a=1%20b&flag#routes')
  await expect.poll(() => storedTexts(page)).toEqual(account.tokens)
  expect(await path(page)).toBe('/guide-detail/sweden?a=1%20b&flag#routes')
  expect(await page.evaluate(() => history.state)).toEqual({ tokensCleared: true })
  const here = `${new URL(page.url()).origin}/guide-detail/sweden?a=1%20b&flag#routes`
  expect(account.visits.map(({ address }) => address)).toEqual([
    `/?forControl=true&came=${encodeURIComponent(here).replaceAll('%20', '+')}`,
  ])
  await open(page, '/about-us')
  await page.reload()
  expect(account.visits).toHaveLength(1)
  await expectNothingStored(page, referrers, account)
})

test('tokens with unencoded plus signs are decrypted too', async ({ page, context, account }) => {
  await logIn(context)
  account.answer = 'bare plus signs'
  await open(page, '/sv/om-oss')
  await expect.poll(() => storedTexts(page)).toEqual(account.tokens)
  expect(await path(page)).toBe('/sv/om-oss')
})

test('a logged-out reader returns without tokens, and is not asked again', async ({ page, account }) => {
  await open(page, '/da/om-os?a=1')
  expect(await path(page)).toBe('/da/om-os?a=1')
  expect(await storedTexts(page)).toEqual({ auth: null, refresh: null })
  await open(page, '/da/om-os')
  expect(account.visits).toHaveLength(1)
})

test('a reader who has logged out elsewhere is logged out here', async ({ page, context, account }) => {
  await logIn(context)
  await open(page, '/about-us')
  await expect.poll(() => storedTexts(page)).toEqual(account.tokens)
  await context.clearCookies()
  await open(page, '/about-us')
  await expect.poll(() => storedTexts(page)).toEqual({ auth: null, refresh: null })
})

for (const answer of ['wrong passphrase', 'garbage'] as const)
  test.describe(`with ${answer}`, () => {
    test.use({ allowedConsole: [/^Error decrypting tokens: \(/] })

    test('nothing is stored, and only five words are in the console', async ({ page, context, account }) => {
      await logIn(context)
      account.answer = answer
      const words: string[] = []
      // Playwright warns that it blocks the worker; an error is the page's own.
      context.on('console', message => message.type() === 'error' && words.push(message.text()))
      await open(page, '/about-us?a=1')
      await expect.poll(() => words).toEqual(['Error decrypting tokens:'])
      expect(await path(page)).toBe('/about-us?a=1')
      expect(await storedTexts(page)).toEqual({ auth: null, refresh: null })
    })
  })

test('one token alone changes nothing', async ({ page, context, account }) => {
  await logIn(context)
  await open(page, '/about-us')
  await expect.poll(() => storedTexts(page)).toEqual(account.tokens)
  account.answer = 'one token'
  await context.clearCookies({ name: 'account-asked' })
  await open(page, '/contact-us')
  expect(account.visits).toHaveLength(2)
  expect(await path(page)).toBe('/contact-us')
  expect(await storedTexts(page)).toEqual(account.tokens)
})

test('a foreign `came` counts as absent: the account site is asked', async ({ page, context, account }) => {
  await logIn(context)
  await open(page, '/about-us?came=https://evil.example/&a=1')
  await expect.poll(() => storedTexts(page)).toEqual(account.tokens)
  expect(await path(page)).toBe('/about-us?a=1')
  expect(account.visits[0]?.address).not.toContain('evil')
})

test('our own `came` means that nobody is logged in', async ({ page, context, account, configuredSite }) => {
  await context.addCookies([askedCookie(configuredSite.url)])
  await page.goto('/about-us')
  await page.evaluate(() => {
    localStorage.setItem('auth_token', 'old')
    localStorage.setItem('refresh_token', 'old')
  })
  await open(page, `/contact-us?came=${configuredSite.url}/contact-us`)
  await expect.poll(() => storedTexts(page)).toEqual({ auth: null, refresh: null })
  expect(await path(page)).toBe('/contact-us')
  expect(account.visits).toEqual([])
})

test.describe('the root', () => {
  test.use({ locale: 'sv-SE' })

  test('redirects to the language first, and the hand-over returns to that', async ({
    page,
    context,
    account,
  }) => {
    await logIn(context)
    await open(page, '/?a=1')
    await expect.poll(() => storedTexts(page)).toEqual(account.tokens)
    expect(await path(page)).toBe('/sv?a=1')
    expect(account.visits.map(({ address }) => new URLSearchParams(address.slice(2)).get('came'))).toEqual([
      `${new URL(page.url()).origin}/sv?a=1`,
    ])
  })

  test('stays English after the hand-over, with tokens', async ({
    page,
    context,
    account,
    configuredSite,
  }) => {
    await context.addCookies([{ ...accountCookie }, askedCookie(configuredSite.url)])
    await open(
      page,
      `${testBuilds.configured.env.PUBLIC_ACCOUNT_URL}/?forControl=true&came=${configuredSite.url}/`,
    )
    await expect.poll(() => storedTexts(page)).toEqual(account.tokens)
    expect(await path(page)).toBe('/')
  })
})

test('without cookies nobody is redirected, and a Swedish reader reaches the English home', async ({
  browser,
  account,
  configuredSite,
}) => {
  const context = await browser.newContext({ locale: 'sv-SE', baseURL: configuredSite.url })
  watchRequests(context)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setDocumentCookieDisabled', { disabled: true })
  await open(page, '/')
  expect(await path(page)).toBe('/')
  await open(page, '/about-us')
  expect(account.visits).toEqual([])
  await context.close()
})

test('without storage nothing breaks, and the menu shows all links', async ({ page, context, account }) => {
  await logIn(context)
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  })
  await open(page, '/about-us')
  expect(await path(page)).toBe('/about-us')
  expect(account.visits).toHaveLength(1)
  await page.locator('.account summary').click()
  await expect(page.locator('[data-island=account-menu]')).toHaveAttribute('data-hydration', 'hydrated')
  await expect(page.locator('.account a:visible')).toHaveCount(6)
})

test('back leads to the previous page, not to the account site, and forward keeps the address clean', async ({
  page,
  context,
  account,
  configuredSite,
}) => {
  await logIn(context)
  await page.goto('about:blank')
  await open(page, '/about-us')
  await expect.poll(() => storedTexts(page)).toEqual(account.tokens)
  await page.goBack()
  expect(page.url()).toBe('about:blank')
  await page.goForward()
  await waitUntilIdle(page)
  expect(page.url()).toBe(`${configuredSite.url}/about-us`)
  expect(account.visits).toHaveLength(1)
})

test.describe('a crawler', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' })

  test('is never redirected', async ({ page, account }) => {
    await open(page, '/about-us')
    expect(account.visits).toEqual([])
  })
})

test('nobody is redirected offline', async ({ page, context, account }) => {
  await context.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
  await open(page, '/about-us')
  expect(account.visits).toEqual([])
})

test.describe('an answer, error or task page', () => {
  test.use({ allowedConsole: [/status of 404/] })

  test('is never left for the account site', async ({ page, account }) => {
    for (const address of [
      '/contact-us/sent',
      '/sv/kontakta-oss/skickat',
      '/no-such-page',
      '/da/500',
      '/offline',
      '/saved',
      '/withdraw',
    ])
      await open(page, address)
    expect(account.visits).toEqual([])
  })
})

test('a reader who has begun to type stays', async ({ page, account }) => {
  // The file that redirects loads late, as on a train, and so do the other files of behaviours, whose names are only
  // hashes. Text is typed once.
  let typed: Promise<void> | undefined
  await page.route(/_astro\/[\w-]+\.js/, async route => {
    typed ??= page.getByLabel('Message').fill('Where is my train?')
    await typed
    await route.continue()
  })
  await open(page, '/contact-us')
  expect(account.visits).toEqual([])
  await expect(page.getByLabel('Message')).toHaveValue('Where is my train?')
})
