import { expect, test } from './support/test.ts'

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a guide reads whole: facts, contents, map, related', { tag: '@smoke' }, async ({ page }) => {
    await page.goto('/sv/guide-detail/sverige')
    await expect(page.locator('.facts')).toHaveCount(2)
    await expect(page.locator('.entry-top .facts')).toBeVisible()
    await expect(page.locator('.prose .facts')).toBeVisible()
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
})
