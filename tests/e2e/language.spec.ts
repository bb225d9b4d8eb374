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
