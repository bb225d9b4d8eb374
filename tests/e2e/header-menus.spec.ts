import { expect, test } from './support/test.ts'

test('a chosen currency is shown everywhere and is kept', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/travel-routes')
  const price = page.locator('.board .price:visible').first()
  await expect(price.locator('.in-eur')).toBeVisible()
  await page.locator('.only-l.needs-script summary').click()
  await page
    .locator('.only-l')
    .getByRole('button', { name: /Norwegian/ })
    .click()
  await expect(price.locator('.in-nok')).toBeVisible()
  await expect(price.locator('.in-eur')).toBeHidden()
  await page.goto('/sv/resrutter')
  await expect(page.locator('.board .price .in-nok:visible').first()).toBeVisible()
})

test('a menu closes on Escape and returns the focus', async ({ page }) => {
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
