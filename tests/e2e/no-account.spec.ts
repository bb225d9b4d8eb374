import { expect, test } from './support/test.ts'

test('with no account site nothing redirects, no menu is there and an address stays as it is', async ({
  page,
  site,
}) => {
  await page.goto('/about-us?came=x&accesstoken=a&refreshtoken=b')
  await page.waitForLoadState('networkidle')
  expect(page.url()).toBe(`${site.url}/about-us?came=x&accesstoken=a&refreshtoken=b`)
  await expect(page.locator('[data-account-menu]')).toHaveCount(0)
})
