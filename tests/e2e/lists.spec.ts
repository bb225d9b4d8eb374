import type { Page } from '@playwright/test'
import { expectNoAxeFindings, expectNoContrastFindings } from './support/axe.ts'
import { shiftsOf } from './support/shifts.ts'
import { expect, test } from './support/test.ts'
import { waitUntilIdle } from './support/wait-until-idle.ts'

const rows = (page: Page) => page.locator('.board tbody tr:visible')
const posters = (page: Page) => page.locator('.wall li:visible')
const choose = (page: Page, group: string, option: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name: option }).check()
/** The values of the shown items. Playwright's `:visible` would leave out vertical lines, whose boxes have no width. */
const said = (page: Page, selector: string, attribute: string) =>
  page
    .locator(selector)
    .evaluateAll(
      (items, name) => items.filter(item => item.checkVisibility()).map(item => item.getAttribute(name)),
      attribute,
    )

test('a list is filtered by its address: on the board and on the map', { tag: '@smoke' }, async ({
  page,
}) => {
  await page.goto('/travel-routes')
  const all = await rows(page).count()
  await page.goto('/travel-routes?days=week')
  await expect(page.getByRole('radio', { name: 'Up to 7' })).toBeChecked()
  const shown = await rows(page).count()
  expect(shown).toBeGreaterThan(0)
  expect(shown).toBeLessThan(all)
  for (const item of ['.board tr[data-item]', '.routes__key li', '.map__choice']) {
    expect(await said(page, item, 'data-days'), item).toEqual(Array(shown).fill('week'))
  }
  await expect(page.getByRole('status').filter({ hasText: `${shown} of ${all} shown` })).toBeVisible()
})

test('a choice is written into the address, and keeps its other parameters', async ({ page }) => {
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

test('on a phone the list comes first, and one line opens its filters', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [path, first] of [
    ['/travel-routes', '.board tbody tr'],
    ['/travel-guides', '.wall li'],
  ] as const) {
    await page.goto(path)
    expect((await page.locator(first).first().boundingBox())?.y, path).toBeLessThan(560)
    await expect(page.getByRole('radio', { name: 'Spring' })).toBeHidden()
  }
  await page.locator('.filter-fold > summary').click()
  await choose(page, 'Season', 'Spring')
  await expect(page).toHaveURL(/season=spring$/)
})

test('the facts of a route are on the first screen, beside its picture or below it', async ({ page }) => {
  await page.goto('/sv/route-detail/fjordar-och-fjall')
  for (const [width, height] of [
    [1280, 600],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    const facts = await page.locator('.route-summary').boundingBox()
    expect((facts?.y ?? 0) + (facts?.height ?? 0), `${width}`).toBeLessThanOrEqual(height)
  }
  await expectNoAxeFindings(page)
  await expect(page.getByRole('complementary', { name: 'Karta över rutten' })).toBeVisible()
})

test('choices without a match say so', async ({ page }) => {
  await page.goto('/travel-routes')
  await page.locator('[data-item]').evaluateAll(items => {
    for (const item of items) item.setAttribute('data-days', 'none')
  })
  await choose(page, 'Days', 'Up to 7')
  await expect(page.getByText('No matches.')).toBeVisible()
  for (const part of ['.board thead', '.choices__map']) await expect(page.locator(part)).toBeHidden()
  await page.getByRole('button', { name: 'Show the whole list' }).click()
  await expect(page.locator('.board thead')).toBeVisible()
})

test('back undoes a choice, and only then leaves the list', async ({ page }) => {
  await page.goto('/travel-routes')
  const all = await rows(page).count()
  await choose(page, 'Days', 'Up to 7')
  await choose(page, 'Season', 'Winter')
  await page.goBack()
  await expect(page).toHaveURL(/\/travel-routes\?days=week$/)
  await expect(page.getByRole('group', { name: 'Season' }).getByRole('radio', { name: 'All' })).toBeChecked()
  await page.goBack()
  await expect(rows(page)).toHaveCount(all)
})

test('a chosen filter is legible under the pointer, light and dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/travel-routes')
  const chip = page.locator('.filter label').filter({ hasText: 'Summer' })
  await chip.click()
  await chip.hover()
  await expectNoContrastFindings(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoContrastFindings(page)
})

test('an unknown filter shows the whole list', async ({ page }) => {
  await page.goto('/travel-guides')
  const all = await posters(page).count()
  await page.goto('/travel-guides?season=nowhere&season[]=<img%20onerror>')
  await expect(posters(page)).toHaveCount(all)
  await expect(page.getByRole('radio', { name: 'All' }).first()).toBeChecked()
})

test('a filtered list moves nothing as it loads', async ({ page }) => {
  await page.goto('/travel-routes?days=week')
  await waitUntilIdle(page)
  expect((await shiftsOf(page)).flatMap(({ moved }) => moved)).toEqual([])
  // A list that is painted before its number is read is already in its place.
  const top = () => page.locator('.filtered__list').evaluate(list => list.getBoundingClientRect().top)
  const whole = await top()
  await page.locator('.filter__sum').evaluate(sum => sum.remove())
  expect(await top()).toBe(whole)
})

test('the map of routes leads to a route', async ({ page }) => {
  await page.goto('/travel-routes')
  const map = page.getByRole('region', { name: 'Choose on the map' })
  await map.getByRole('link', { name: 'Slowly to the Riviera' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/route-detail\/slowly-to-the-riviera$/)
})

test('every line of the map of routes can be pressed, as wide as a finger on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto('/travel-routes')
  const map = page.locator('.routes__map .map')
  await map.evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const answers = await map.evaluate(svg => {
    const samples = 60
    return [...svg.querySelectorAll('.map__choice')].map(link => {
      const use = link.querySelector<SVGUseElement>('.map__line')
      const path = svg.querySelector<SVGPathElement>(use?.getAttribute('href') ?? '')
      const matrix = use?.getScreenCTM()
      if (!path || !matrix) return { own: 0, some: 0, reach: 0 }
      const found = Array.from({ length: samples }, (_, index) => {
        const { x, y } = path
          .getPointAtLength((path.getTotalLength() * (index + 0.5)) / samples)
          .matrixTransform(matrix)
        return document.elementFromPoint(x, y)?.closest('a')?.getAttribute('href')
      })
      const wide = svg.querySelector(`[href="${link.getAttribute('href')}"] .map__reach--wide`)
      return {
        own: found.filter(href => href === link.getAttribute('href')).length / samples,
        some: found.filter(Boolean).length / samples,
        reach: Number.parseFloat(wide ? getComputedStyle(wide).strokeWidth : '0') * matrix.a,
      }
    })
  })
  expect(answers.length).toBeGreaterThan(1)
  for (const { own, some, reach } of answers) {
    // Lines cross here and there, and many routes share the way from Copenhagen to Hamburg.
    expect(own).toBeGreaterThan(0.25)
    expect(some).toBe(1)
    expect(reach).toBeGreaterThanOrEqual(44)
  }
})

test('a route leads to the pass that fits it, marked in the price table', async ({ page }) => {
  await page.goto('/route-detail/fjords-and-mountains')
  await page.locator('.route-summary').getByRole('link', { name: 'Flexi, 5 days' }).click()
  const row = page.locator('#pass-flexi-5')
  await expect(row).toBeInViewport()
  const colourOf = (name: string) =>
    page.locator(name).evaluate(element => getComputedStyle(element).backgroundColor)
  expect(await colourOf('#pass-flexi-5')).not.toBe(await colourOf('#pass-flexi-7'))
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

  test('a choice hides what does not match, and another shows it again', async ({ page }) => {
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

  test('gets only the pages that match, in reserved space', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/sv/guide-detail/sverge')
    await expect(page.locator('[data-nearest] a')).toHaveText(['Sverige', 'Nattåg från Sverige'])
    await waitUntilIdle(page)
    expect(await shiftsOf(page)).toEqual([])
  })

  test('redirects from /faq to support', async ({ page }) => {
    await page.goto('/faq')
    await expect(page.locator('[data-nearest] a')).toHaveText(['How can we help?'])
  })
})
