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
  // A table that begins on the first sheet.
  ['/sv/resrutter', 4],
  // A form with its first row alone.
  ['/da/kassen', 3],
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

test('what is white on a night panel is black on paper', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/travel-routes', '/guide-detail/norway', '/by-train/stockholm-berlin']) {
    await page.goto(path)
    const panel = page.locator('.board, .there-by, .ways-board')
    await expect(panel, path).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    for (const text of await panel.locator('b, a, th, small').all())
      await expect(text, path).toHaveCSS('color', 'rgb(0, 0, 0)')
  }
})

test('the list of further journeys is not printed, nor is its heading', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/by-train/stockholm-berlin')
  for (const name of ['Also from Stockholm', 'Also to Berlin'])
    await expect(page.getByText(name)).toBeHidden()
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
