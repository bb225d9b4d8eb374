import { expect, test } from './support/test.ts'

for (const path of ['/guide-detail/sweden', '/sv/om-oss', '/buy-interrail', '/'])
  test(`soon after it is loaded, ${path} is laid out down to its end`, async ({ page }) => {
    await page.goto(path)
    const guessed = () =>
      page
        .locator('.far')
        .evaluateAll(boxes => boxes.filter(box => getComputedStyle(box).contentVisibility === 'auto').length)
    await expect.poll(guessed).toBe(0)
    await page.keyboard.press('End')
    await expect(page.getByRole('contentinfo')).toBeInViewport()
  })
