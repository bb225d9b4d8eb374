import { expect, test } from './support/test.ts'

const label = 'Where the rails go'

test.describe('a row of posters on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('goes on and back by buttons that keep their focus at the ends', async ({ page }) => {
    await page.goto('/')
    const row = page.getByRole('region', { name: label })
    const back = page.getByRole('button', { name: `${label}: previous` })
    const on = page.getByRole('button', { name: `${label}: next` })
    const place = () => row.evaluate(element => element.scrollLeft)
    await row.scrollIntoViewIfNeeded()
    await expect(back).toHaveAttribute('aria-disabled', 'true')
    await expect(on).toHaveAttribute('aria-disabled', 'false')
    const size = await on.boundingBox()
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44)

    await on.focus()
    await page.keyboard.press('Enter')
    await expect.poll(place).toBeGreaterThan(100)
    await row.evaluate(element => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }))
    await expect(on).toHaveAttribute('aria-disabled', 'true')
    await expect(on).toBeFocused()
    await back.click()
    await expect(on).toHaveAttribute('aria-disabled', 'false')
  })

  test('jumps at once where motion is reduced', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    const row = page.getByRole('region', { name: label })
    await row.scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: `${label}: next` })).toBeVisible()
    const moved = await row.evaluate(element => {
      document.querySelector<HTMLButtonElement>('[data-slider-go="on"]')?.click()
      return element.scrollLeft
    })
    expect(moved).toBeGreaterThan(100)
  })

  test('is one stop on the way to its links, and scrolls by keys', async ({ page }) => {
    await page.goto('/')
    const row = page.getByRole('region', { name: label })
    await row.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => row.evaluate(element => element.scrollLeft)).toBeGreaterThan(0)
    await page.keyboard.press('Tab')
    await expect(row.getByRole('link').first()).toBeFocused()
  })
})

test('a row that shows everything has no buttons', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  const row = page.getByRole('region', { name: label })
  await row.locator('li:nth-child(n + 2)').evaluateAll(posters => {
    for (const poster of posters) poster.remove()
  })
  await row.evaluate(element => element.style.setProperty('inline-size', '30rem'))
  const buttons = page.getByRole('button', { name: new RegExp(`^${label}`) })
  await expect(buttons).toHaveCount(0)
})

test('the shop’s place leads to a One Country Pass', async ({ page }) => {
  await page.goto('/buy-interrail')
  await page.locator('#order').getByRole('link', { name: 'One Country Pass' }).click()
  await expect(page.getByLabel('What is it about?')).toHaveValue('one-country-pass')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a row has no buttons that do nothing', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/')
    await expect(page.locator('[data-slider-go]:visible')).toHaveCount(0)
  })
})
