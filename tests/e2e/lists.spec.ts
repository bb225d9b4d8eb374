import { expect, test } from './support/test.ts'

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
