import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const background = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll(elements => elements.map(element => getComputedStyle(element).backgroundColor))

for (const [path, most] of [
  // Twelve sections, a map, prices of seats and the sources.
  ['/guide-detail/norway', 5],
  // Ten days, with their map and prices.
  ['/da/route-detail/langsomt-til-rivieraen', 6],
] as const)
  test(`${path} fits on ${most} sheets of paper`, async ({ page }) => {
    await page.goto(path)
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
    const sheets = pdf.match(/\/Type \/Page\b(?!s)/g) ?? []
    expect(sheets.length).toBeGreaterThan(0)
    expect(sheets.length).toBeLessThanOrEqual(most)
  })

test('folded answers are printed', async ({ page }) => {
  await page.goto('/')
  const answer = page.locator('.faq:not([open]) .faq__a').first()
  await expect(answer).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(answer).toBeVisible()
})

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('a chosen filter has another background', async ({ page }) => {
    await page.goto('/travel-guides')
    const [chosen] = await background(page, '.filter__options :checked + span')
    const [other] = await background(page, '.filter__options input:not(:checked) + span')
    expect(chosen).not.toBe(other)
  })

  test('a map’s legend keeps a colour for each line', async ({ page }) => {
    await page.goto('/guide-detail/norway')
    const colours = await page
      .locator('.legend li')
      .evaluateAll(items => items.map(item => getComputedStyle(item, '::before').backgroundColor))
    expect(colours.length).toBeGreaterThan(2)
    expect(new Set(colours).size).toBe(colours.length)
  })

  test('a select keeps its arrow', async ({ page }) => {
    await page.goto('/contact-us')
    await expect(page.locator('select.in').first()).toHaveCSS('appearance', 'auto')
  })
})
