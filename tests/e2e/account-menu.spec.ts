import type { Page } from '@playwright/test'
import { testBuilds } from '../../scripts/test-builds.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { failureText } from '../../src/islands/boundary/text.ts'
import { accountCookie, askedCookie } from './support/account-site.ts'
import { expect, test } from './support/account-test.ts'
import { expectNoAxeFindings } from './support/axe.ts'
import { storedTexts } from './support/tokens.ts'

const site = testBuilds.configured.env.PUBLIC_ACCOUNT_URL
const host = (page: Page) => page.locator('[data-island=account-menu]')
const items = (page: Page) => host(page).locator('a:visible')
const openMenu = (page: Page) => host(page).locator('summary').click()

/** Opens a page whose reader is logged in, as after a hand-over. */
async function openLoggedIn(page: Page, address: string) {
  await page.context().addCookies([accountCookie])
  await page.goto(address)
  await expect.poll(() => storedTexts(page)).toMatchObject({ auth: 'plain-access-token' })
}

const pages: readonly { locale: Locale; path: string; logIn: string; inside: readonly string[] }[] = [
  {
    locale: 'en',
    path: '/about-us',
    logIn: 'Log in',
    inside: ['My Orders', 'Saved Passengers', 'Saved Addresses', 'Account Settings', 'Log out'],
  },
  {
    locale: 'sv',
    path: '/sv/om-oss',
    logIn: 'Logga in',
    inside: ['Mina beställningar', 'Sparade resenärer', 'Sparade adresser', 'Kontoinställningar', 'Logga ut'],
  },
  {
    locale: 'da',
    path: '/da/om-os',
    logIn: 'Log ind',
    inside: ['Mine bestillinger', 'Gemte rejsende', 'Gemte adresser', 'Kontoindstillinger', 'Log ud'],
  },
]

for (const { locale, path, logIn, inside } of pages)
  test(`in ${locale} a reader sees the right links, before and after hydration`, async ({
    page,
    context,
    configuredSite,
  }) => {
    await context.addCookies([askedCookie(configuredSite.url)])
    await page.goto(path)
    await expect(host(page)).toHaveAttribute('data-hydration', 'idle')
    await openMenu(page)
    await expect(items(page)).toHaveText([logIn])
    await expect(host(page)).toHaveAttribute('data-hydration', 'hydrated')
    await expect(items(page)).toHaveText([logIn])
    await expectNoAxeFindings(page)

    await context.clearCookies()
    await openLoggedIn(page, path)
    await host(page)
      .locator('details')
      .evaluate((menu: HTMLDetailsElement) => {
        menu.open = true
      })
    await expect(host(page)).toHaveAttribute('data-hydration', 'idle')
    await expect(items(page)).toHaveText(inside)
    await openMenu(page)
    await openMenu(page)
    await expect(host(page)).toHaveAttribute('data-hydration', 'hydrated')
    await expect(items(page)).toHaveText(inside)
    await expectNoAxeFindings(page)
  })

test('the links lead into the account site', async ({ page }) => {
  await openLoggedIn(page, '/about-us')
  await openMenu(page)
  const addresses = await items(page).evaluateAll(links =>
    links.map(link => (link as HTMLAnchorElement).href),
  )
  expect(addresses).toEqual(
    ['my-orders', 'saved-passengers', 'saved-addresses', 'account-settings', 'log-out'].map(
      name => `${site}/${name}`,
    ),
  )
  await items(page).first().click()
  await expect(page.getByRole('heading', { name: 'my-orders' })).toBeVisible()
})

test('a reader logs in there and returns to the same page', async ({
  page,
  context,
  account,
  configuredSite,
}) => {
  await context.addCookies([askedCookie(configuredSite.url)])
  await page.goto('/guide-detail/sweden?a=1#routes')
  await openMenu(page)
  await expect(host(page)).toHaveAttribute('data-hydration', 'hydrated')
  await items(page).click()
  await page.getByRole('button', { name: 'Log in as Ada' }).click()
  await expect(page).toHaveURL(`${configuredSite.url}/guide-detail/sweden?a=1#routes`)
  await expect.poll(() => storedTexts(page)).toEqual(account.tokens)
  await openMenu(page)
  await expect(items(page)).toHaveCount(5)
})

test('a reader who has moved to another place in the page returns to that place', async ({
  page,
  context,
  account,
  configuredSite,
}) => {
  await context.addCookies([askedCookie(configuredSite.url)])
  await page.goto('/guide-detail/sweden')
  await openMenu(page)
  await expect(host(page)).toHaveAttribute('data-hydration', 'hydrated')
  await page.goto('/guide-detail/sweden#routes')
  if (!(await items(page).isVisible())) await openMenu(page)
  await items(page).click()
  await page.getByRole('button', { name: 'Log in as Ada' }).click()
  await expect(page).toHaveURL(`${configuredSite.url}/guide-detail/sweden#routes`)
  await expect.poll(() => storedTexts(page)).toEqual(account.tokens)
})

test('logging out empties every tab and visits the account site', async ({ page, context, account }) => {
  await openLoggedIn(page, '/about-us')
  const [idle, awake] = [await context.newPage(), await context.newPage()]
  await idle.goto('/sv/om-oss')
  await awake.goto('/da/om-os')
  await openMenu(awake)
  await expect(items(awake)).toHaveCount(5)
  await expect(host(awake)).toHaveAttribute('data-hydration', 'hydrated')

  await openMenu(page)
  await page.getByRole('link', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  expect(account.visits.at(-2)?.address).toBe('/log-out')
  await expect(items(awake)).toHaveText(['Log ind'])
  expect(await storedTexts(idle)).toEqual({ auth: null, refresh: null })
  await expect(host(idle)).toHaveAttribute('data-hydration', 'idle')
  await openMenu(idle)
  await expect(items(idle)).toHaveText(['Logga in'])
})

test.describe('if React does not load', () => {
  test.use({ allowedConsole: [/ERR_FAILED|dynamically imported module/] })

  test('the links and the log-out still work', async ({ page, account }) => {
    await openLoggedIn(page, '/about-us')
    await page.route('**/hydrate.*.js', route => route.abort())
    // As if the reload guard had just reloaded the page.
    await page.evaluate(() => sessionStorage.setItem('reloaded:/about-us', String(Date.now() + 10_000)))
    await openMenu(page)
    await expect(page.locator('.failed')).toBeVisible()
    await expect(host(page)).toHaveAttribute('data-hydration', 'idle')
    await page.getByRole('link', { name: 'Log out' }).click()
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    expect(account.visits.at(-2)?.address).toBe('/log-out')
    await page.goto('/about-us')
    expect(await storedTexts(page)).toEqual({ auth: null, refresh: null })
  })
})

test.describe('if it throws', () => {
  test.use({ allowedConsole: [/TypeError|Minified React error/] })

  test('the account menu reports its failure, and the page still works', async ({ page }) => {
    await openLoggedIn(page, '/sv/om-oss')
    await host(page).evaluate((element: HTMLElement) => {
      element.dataset['props'] = JSON.stringify({
        ...JSON.parse(element.dataset['props'] ?? ''),
        links: null,
      })
    })
    await openMenu(page)
    await expect(host(page).getByRole('alert')).toContainText(failureText('sv').title)
    await expect(host(page)).toHaveAttribute('data-hydration', 'hydrated')
    await expectNoAxeFindings(page)
    await page.locator('.brand').click()
    await expect(page.locator('html')).toHaveAttribute('data-route', 'home-sv')
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu shows all links, and nobody is redirected', async ({ page, account }) => {
    await page.goto('/sv/om-oss')
    await openMenu(page)
    await expect(items(page)).toHaveText(['Logga in', ...(pages[1]?.inside ?? [])])
    await expect(items(page).first()).toHaveAttribute('href', `${site}/`)
    expect(account.visits).toEqual([])
  })
})

test('the open menu is within the page at every width', async ({ page }) => {
  await openLoggedIn(page, '/sv/guide-detail/sverige')
  await openMenu(page)
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(items(page), `${width} px`).toHaveCount(5)
    const box = await host(page).locator('.menu__pop').boundingBox()
    expect(box?.x, `${width} px`).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      `${width} px`,
    ).toBeLessThanOrEqual(0)
    for (const link of await items(page).all())
      expect((await link.boundingBox())?.height, `${width} px`).toBeGreaterThanOrEqual(44)
  }
})
