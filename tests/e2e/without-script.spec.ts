import { expect, test } from './support/test.ts'

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a guide is complete: facts, contents, map, related pages', { tag: '@smoke' }, async ({ page }) => {
    await page.goto('/sv/guide-detail/sverige')
    await expect(page.locator('.facts')).toHaveCount(2)
    await expect(page.locator('.entry-top .facts')).toBeVisible()
    await expect(page.locator('article .facts')).toBeVisible()
    await expect(page.locator('.toc a').first()).toBeVisible()
    await expect(page.locator('.railmap svg')).toBeVisible()
    await expect(page.locator('#routes')).toBeVisible()
    await expect(page.locator('.needs-script').first()).toBeHidden()
  })

  test('a price is shown in the language’s own currency', async ({ page }) => {
    await page.goto('/da/rejseruter')
    await expect(page.locator('.board .price:visible .in-dkk').first()).toBeVisible()
    await expect(page.locator('.board .price:visible .in-eur').first()).toBeHidden()
  })

  test('a country’s link leads to its band in the table of seats', async ({ page }) => {
    await page.goto('/tips-detail/seat-reservations')
    await page
      .getByRole('navigation', { name: 'Jump to a country' })
      .getByRole('link', { name: 'Norway' })
      .click()
    await expect(page.locator('#seats-no')).toBeInViewport()
    await expect(page.locator('#seats-no').getByRole('link', { name: 'Stockholm–Oslo' })).toBeVisible()
  })
})
