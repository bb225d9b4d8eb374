import { expect, test } from './support/test.ts'

const cookieOf = (url: string, value: string) => ({
  name: 'language',
  value: encodeURIComponent(JSON.stringify(value)),
  url,
})

test.describe('the bare root', () => {
  for (const { locale, home } of [
    { locale: 'sv-SE', home: '/sv' },
    { locale: 'da-DK', home: '/da' },
    { locale: 'nb-NO', home: '/da' },
    { locale: 'en-GB', home: '/' },
    { locale: 'fr-FR', home: '/' },
  ])
    test(`leads a browser in ${locale} to ${home}`, async ({ browser, site }) => {
      const context = await browser.newContext({ locale, baseURL: site.url })
      const page = await context.newPage()
      await page.goto('/')
      await expect(page).toHaveURL(new URL(home, site.url).href)
      await context.close()
    })

  test('follows the cookie before the browser’s language, and keeps query and hash', async ({
    page,
    context,
    site,
  }) => {
    await context.addCookies([cookieOf(site.url, 'sv')])
    await page.goto('/?a=1#b')
    await expect(page).toHaveURL(`${site.url}/sv?a=1#b`)
  })

  test('stays when the reader comes from our own pages', async ({ page, context, site }) => {
    await page.goto('/about-us')
    await context.addCookies([cookieOf(site.url, 'sv')])
    await page.locator('.brand').click()
    await expect(page.locator('html')).toHaveAttribute('data-route', 'home-en')
    await expect(page).toHaveURL(`${site.url}/`)
  })

  test('takes a broken cookie for none', async ({ page, context, site }) => {
    await context.addCookies([{ name: 'language', value: '%7Bbroken', url: site.url }])
    await page.goto('/')
    await expect(page).toHaveURL(`${site.url}/`)
  })
})

test('the cookie follows the page that is read, for 365 days', async ({ page, context }) => {
  await page.goto('/sv/om-oss')
  await expect
    .poll(async () => (await context.cookies()).find(cookie => cookie.name === 'language')?.value)
    .toBe('%22sv%22')
  const cookie = (await context.cookies()).find(found => found.name === 'language')
  const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(364)
})

test('Norwegian is kept, shows the Danish page and says so', async ({ page, context }) => {
  await page.goto('/guide-detail/sweden')
  await page.locator('.only-l summary').first().click()
  await page.locator('.only-l').getByRole('link', { name: 'Norsk' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-route', 'guide-detail-da')
  await expect(page.locator('.norwegian')).toBeVisible()
  expect((await context.cookies()).find(cookie => cookie.name === 'language')?.value).toBe('%22no%22')
})

test('changing language asks before typed text is left, and not otherwise', async ({ page }) => {
  await page.goto('/contact-us')
  await page.getByLabel('Message').fill('Where is my train?')
  page.once('dialog', dialog => dialog.dismiss())
  await page.locator('.only-l summary').first().click()
  await page.locator('.only-l').getByRole('link', { name: 'Svenska' }).click()
  await expect(page).toHaveURL(/\/contact-us$/)
  await expect(page.getByLabel('Message')).toHaveValue('Where is my train?')
})

test('a chosen currency shows everywhere and stays', async ({ page }) => {
  await page.goto('/travel-routes')
  const price = page.locator('.board .price').first()
  await expect(price.locator('.in-eur')).toBeVisible()
  await page.locator('.only-l.needs-script summary').click()
  await page
    .locator('.only-l')
    .getByRole('button', { name: /Norwegian/ })
    .click()
  await expect(price.locator('.in-nok')).toBeVisible()
  await expect(price.locator('.in-eur')).toBeHidden()
  await page.goto('/sv/resrutter')
  await expect(page.locator('.board .price .in-nok').first()).toBeVisible()
})

test('a menu closes on Escape and gives focus back', async ({ page }) => {
  await page.goto('/about-us')
  const summary = page.locator('.only-l summary').first()
  await summary.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.only-l .menu__pop').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('.only-l .menu__pop').first()).toBeHidden()
  await expect(summary).toBeFocused()
})

test('the price tooltip shows on focus and hides on Escape', async ({ page }) => {
  await page.goto('/route-detail/slowly-to-the-riviera')
  const tip = page.getByRole('tooltip')
  await page.locator('.tip button').focus()
  await expect(tip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a guide reads whole: facts, contents, map, related', async ({ page }) => {
    await page.goto('/sv/guide-detail/sverige')
    await expect(page.locator('.facts')).toBeVisible()
    await expect(page.locator('.toc a').first()).toBeVisible()
    await expect(page.locator('.railmap__large svg')).toBeVisible()
    await expect(page.locator('#routes')).toBeVisible()
    await expect(page.locator('.needs-script').first()).toBeHidden()
  })

  test('a price is shown in the language’s own currency', async ({ page }) => {
    await page.goto('/da/rejseruter')
    await expect(page.locator('.board .price .in-dkk').first()).toBeVisible()
    await expect(page.locator('.board .price .in-eur').first()).toBeHidden()
  })
})

for (const width of [320, 390, 768, 1024, 1280, 1920])
  test(`no page scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of [
      '/sv',
      '/sv/guide-detail/sverige',
      '/da/route-detail/langsomt-til-rivieraen',
      '/sv/kontakta-oss',
      '/sv/resrutter',
      '/route-detail/slowly-to-the-riviera',
      '/da/tips-fra-tog',
      '/da/kob-interrail',
    ]) {
      await page.goto(path)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, path).toBeLessThanOrEqual(0)
    }
  })

for (const { what, moment, words } of [
  { what: 'open on a Thursday', moment: '2027-06-24T10:00:00Z', words: 'Open now' },
  { what: 'closed on Midsummer’s Eve', moment: '2027-06-25T10:00:00Z', words: 'Closed now' },
  { what: 'closed after half past four', moment: '2027-06-24T14:30:00Z', words: 'Closed now' },
])
  test(`the phone is ${what}, also to a reader in New York`, async ({ browser, site }) => {
    const context = await browser.newContext({ timezoneId: 'America/New_York', baseURL: site.url })
    const page = await context.newPage()
    await page.clock.setFixedTime(moment)
    await page.goto('/contact-us')
    await expect(page.locator('main').getByText(words)).toBeVisible()
    await context.close()
  })

test('a list shows what its filter asks for, and says so by link', async ({ page }) => {
  await page.goto('/travel-routes?days=week')
  await expect(page.locator('.board tbody tr:visible')).toHaveCount(1)
  await expect(page.locator('.filter a[aria-current]', { hasText: 'Up to 7' })).toBeVisible()
  await page.locator('.filter__group', { hasText: 'Days' }).getByRole('link', { name: 'All' }).click()
  await expect(page).toHaveURL(/\/travel-routes$/)
  await expect(page.locator('.board tbody tr:visible')).toHaveCount(2)
})

test('a filter that there is not shows the whole list', async ({ page }) => {
  await page.goto('/travel-guides?season=nowhere')
  await expect(page.locator('.wall li:visible')).toHaveCount(3)
  await expect(page.locator('.filter a[aria-current]').first()).toHaveText('All')
})

test.describe('a misspelt address', () => {
  test.use({ allowedConsole: [/status of 404/] })

  test('gets the nearest pages', async ({ page }) => {
    await page.goto('/sv/guide-detail/sverge')
    await expect(page.getByRole('link', { name: 'Sverige' })).toBeVisible()
    await expect(page.locator('[data-nearest] a:visible')).not.toHaveCount(0)
  })
})
