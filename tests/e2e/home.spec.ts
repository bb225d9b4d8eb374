import type { Page } from '@playwright/test'
import { expectNoAxeFindings } from './support/axe.ts'
import { expect, test } from './support/test.ts'

const label = 'Where the rails go'

test.describe('a row of posters on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('moves by buttons that keep their focus at the ends', async ({ page }) => {
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

  test('moves at once with reduced motion', async ({ page }) => {
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

  test('is one tab stop before its links, and scrolls by keys', async ({ page }) => {
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

test.describe('the ticket and the pass', () => {
  const pass = (page: Page) => page.getByRole('radio', { name: /^Interrail pass/ })

  test('are two tabs, chosen by keyboard, with all of the train and the sun in view', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/')
    const tickets = page.getByRole('radio', { name: /^Train tickets/ })
    const order = page.locator('#order')
    await expect(order.getByRole('link', { name: /^Flexi, 4 travel days/ })).toBeHidden()
    await tickets.focus()
    await page.keyboard.press('ArrowRight')
    await expect(pass(page)).toBeChecked()
    await expect(order.getByRole('link', { name: /^Flexi, 4 travel days/ })).toBeVisible()
    await expect(order.getByLabel('From', { exact: true })).toBeHidden()
    await expectNoAxeFindings(page)

    const train = await page.locator('.hero__wide.hero__midsummer .train').boundingBox()
    const board = await page.locator('.hero__board').boundingBox()
    expect((train?.y ?? 0) + (train?.height ?? 0)).toBeLessThan(Math.min(900, board?.y ?? 0))
    for (const width of [1920, 1280, 1024, 960, 820, 390, 320]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await isSunCut(page), `at ${width}`).toBe(false)
      expect(await isTrainWhole(page), `at ${width}`).toBe(true)
    }
  })

  test('stand before a picture that does not move when the ticket grows', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/')
    const fromBoard = async () => {
      const train = await page.locator('.hero__wide.hero__midsummer .train').boundingBox()
      const board = await page.locator('.hero__board').boundingBox()
      return { left: train?.x, width: train?.width, above: (board?.y ?? 0) - (train?.y ?? 0) }
    }
    const before = await fromBoard()
    await page.locator('#order').evaluate(ticket => {
      ticket.style.paddingBlockEnd = '100px'
    })
    const after = await fromBoard()
    expect(after.left).toBe(before.left)
    expect(after.width).toBe(before.width)
    expect(after.above).toBeCloseTo(before.above, 0)
  })

  test('stand on a phone in the first screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    const label = page.locator('label', { has: pass(page) })
    expect((await label.boundingBox())?.y).toBeLessThan(844)
    await expect(label).toContainText('from €')
    await expect(page.getByRole('link', { name: 'Plan a trip' }).first()).toBeInViewport()
  })
})

test('the page has a part of the routes and tips, and leads to the rest', async ({ page }) => {
  await page.goto('/')
  expect(await page.locator('.board tbody tr').count()).toBeLessThanOrEqual(8)
  await expect(page.locator('.board').getByRole('link', { name: 'All routes' })).toBeVisible()
  const tips = page.locator('section', { has: page.getByRole('heading', { name: 'Tips from the train' }) })
  await expect(tips.getByRole('listitem')).toHaveCount(8)
  await tips.getByRole('link', { name: 'More tips' }).click()
  await expect(page).toHaveURL(/tips-by-/)
})

test('the shop’s place leads to a One Country Pass', async ({ page }) => {
  await page.goto('/buy-interrail')
  await page.locator('#order').getByRole('link', { name: 'One Country Pass' }).click()
  await expect(page.getByLabel('What is it about?')).toHaveValue('one-country-pass')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a row has no buttons without a function', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/')
    await expect(page.locator('[data-slider-go]:visible')).toHaveCount(0)
  })
})

/** Whether the sun extends beyond the picture, or behind the ticket. */
const isSunCut = (page: Page) =>
  page.locator('.hero__in > :first-child').evaluate(words => {
    const { left, top, width, height } = getComputedStyle(words, '::after')
    const [x = 0, y = 0, wide = 0, high = 0] = [left, top, width, height].map(Number.parseFloat)
    const place = words.parentElement?.getBoundingClientRect()
    const ticket = document.querySelector('#order')?.getBoundingClientRect()
    if (!place || !ticket) return true
    // Its light extends as far around it.
    const light = wide * 0.35
    const right = place.left + x + wide + light
    const isBehind = right > ticket.left && place.top + y + high + light > ticket.top
    return isBehind || right > innerWidth || y < light
  })

/** Whether no part of the train is outside the window, or behind the ticket or the board. */
const isTrainWhole = (page: Page) =>
  page.locator('.hero__pic:visible .train').evaluate(train => {
    const { left, right, top, bottom } = train.getBoundingClientRect()
    const board = document.querySelector('.hero__board')?.getBoundingClientRect()
    const ticket = document.querySelector('#order')?.getBoundingClientRect()
    if (!board || !ticket) return false
    const isBehind = right > ticket.left && top < ticket.bottom
    return !isBehind && left >= 0 && right <= innerWidth && bottom <= board.top
  })
