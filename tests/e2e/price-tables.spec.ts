import { expect, test } from './support/test.ts'

for (const path of ['/buy-interrail', '/sv/kop-interrail', '/da/j-rail-pass'])
  test(`${path} shows every price at every width without scrolling, in a table with its headers`, async ({
    page,
  }) => {
    await page.goto(path)
    const table = page.locator('.price-table').first()
    for (const width of [320, 390, 640, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const box = await table.evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }))
      expect(box.scrollWidth, `${width} px`).toBe(box.clientWidth)
      const ends = await table
        .locator('td')
        .evaluateAll(cells => cells.map(cell => cell.getBoundingClientRect().right))
      expect(ends.length).toBeGreaterThan(0)
      expect(Math.max(...ends), `${width} px`).toBeLessThanOrEqual(width)
      const rows = await table.getByRole('row').count()
      const columns = await table.getByRole('columnheader').count()
      await expect(table.getByRole('rowheader'), `${width} px`).toHaveCount(rows - 1)
      const groups = await table.locator('.price-table__group').count()
      await expect(table.getByRole('cell'), `${width} px`).toHaveCount((rows - 1 - groups) * (columns - 1))
    }
    // The narrowest phone names each price by its column.
    await page.setViewportSize({ width: 320, height: 800 })
    const second = (await table.getByRole('columnheader').nth(2).textContent())?.trim()
    const shown = await table
      .locator('td')
      .nth(1)
      .evaluate(cell => getComputedStyle(cell, '::before').content)
    expect(shown).toContain(`"${second}"`)
  })

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the buttons switch between the classes', async ({ page }) => {
    await page.goto('/buy-interrail')
    const second = page.getByRole('table', { name: '2nd class' })
    const first = page.getByRole('table', { name: '1st class' })
    await expect(second).toBeVisible()
    await expect(first).toBeHidden()
    await page.getByText('1st class', { exact: true }).filter({ visible: true }).first().click()
    await expect(first).toBeVisible()
    await expect(second).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(second).toBeVisible()
  })
})
