import type { Page } from '@playwright/test'
import { settled } from './support/settled.ts'
import { shiftsOf } from './support/shifts.ts'
import { expect, test } from './support/test.ts'

const rows = (page: Page) => page.locator('.board tbody tr:visible')
const posters = (page: Page) => page.locator('.wall li:visible')
const choose = (page: Page, group: string, option: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name: option }).check()
/** What the items in sight say of themselves. */
const said = (page: Page, selector: string, attribute: string) =>
  page
    .locator(`${selector}:visible`)
    .evaluateAll((items, name) => items.map(item => item.getAttribute(name)), attribute)

test('a list shows what its address asks for: on the board, the wall and the map', { tag: '@smoke' }, async ({
  page,
}) => {
  await page.goto('/travel-routes')
  const all = await rows(page).count()
  await page.goto('/travel-routes?days=week')
  await expect(page.getByRole('radio', { name: 'Up to 7' })).toBeChecked()
  const shown = await rows(page).count()
  expect(shown).toBeGreaterThan(0)
  expect(shown).toBeLessThan(all)
  for (const item of ['.board tr[data-item]', '.wall li', '.map__choice']) {
    expect(await said(page, item, 'data-days'), item).toEqual(Array(shown).fill('week'))
  }
  await expect(page.getByRole('status').filter({ hasText: `${shown} of ${all} shown` })).toBeVisible()
})

test('a choice stands in the address, and keeps what else is there', async ({ page }) => {
  await page.goto('/travel-routes?utm=letter')
  const all = await rows(page).count()
  await choose(page, 'Season', 'Spring')
  await expect(page).toHaveURL(/\/travel-routes\?utm=letter&season=spring$/)
  for (const seasons of await said(page, '.board tr[data-item]', 'data-season'))
    expect(seasons).toContain('spring')
  await page.getByRole('button', { name: 'Show the whole list' }).click()
  await expect(page).toHaveURL(/\/travel-routes\?utm=letter$/)
  await expect(rows(page)).toHaveCount(all)
})

test('choices that nothing fits say so', async ({ page }) => {
  await page.goto('/travel-routes')
  await page.locator('[data-item]').evaluateAll(items => {
    for (const item of items) item.setAttribute('data-days', 'none')
  })
  await choose(page, 'Days', 'Up to 7')
  await expect(rows(page)).toHaveCount(0)
  await expect(page.getByText('Nothing fits all of these.')).toBeVisible()
})

test('a filter that there is not shows the whole list', async ({ page }) => {
  await page.goto('/travel-guides')
  const all = await posters(page).count()
  await page.goto('/travel-guides?season=nowhere&season[]=<img%20onerror>')
  await expect(posters(page)).toHaveCount(all)
  await expect(page.getByRole('radio', { name: 'All' }).first()).toBeChecked()
})

test('an asked list moves nothing as it loads', async ({ page }) => {
  await page.goto('/travel-routes?days=week')
  await settled(page)
  expect((await shiftsOf(page)).flatMap(({ moved }) => moved)).toEqual([])
})

test('the map of routes leads to a route', async ({ page }) => {
  await page.goto('/travel-routes')
  const map = page.getByRole('group', { name: /Map of Europe/ })
  await map.getByRole('link', { name: 'Slowly to the Riviera' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/route-detail\/slowly-to-the-riviera$/)
})

test('the three lists of tips lead to each other', async ({ page }) => {
  await page.goto('/tips-by-train')
  const lists = page.getByRole('navigation', { name: 'Tips by product' }).getByRole('link')
  await expect(lists).toHaveCount(3)
  await lists.nth(2).click()
  await expect(page).toHaveURL(/\/tips-by-japan-rail-pass$/)
  await expect(lists.nth(2)).toHaveAttribute('aria-current', 'page')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a choice hides what does not fit, and another brings it back', async ({ page }) => {
    await page.goto('/sv/resrutter')
    const all = await rows(page).count()
    await choose(page, 'Dagar', 'Högst 7')
    expect(await rows(page).count()).toBeLessThan(all)
    await choose(page, 'Dagar', 'Alla')
    await expect(rows(page)).toHaveCount(all)
  })
})

test.describe('a misspelt address', () => {
  test.use({ allowedConsole: [/status of 404/] })

  test('gets the nearest pages', async ({ page }) => {
    await page.goto('/sv/guide-detail/sverge')
    await expect(page.getByRole('link', { name: 'Sverige' })).toBeVisible()
    await expect(page.locator('[data-nearest] a:visible')).not.toHaveCount(0)
  })
})
