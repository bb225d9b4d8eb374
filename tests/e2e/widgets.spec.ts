import type { Page } from '@playwright/test'
import { testBuilds } from '../../scripts/test-builds.ts'
import { href } from '../../src/routing/href.ts'
import { expectNoAxeFindings } from './support/axe.ts'
import { hydrateEverything, pathsOfEveryScript } from './support/every-script.ts'
import { shiftsOf } from './support/shifts.ts'
import { waitUntilIdle } from './support/wait-until-idle.ts'
import { expect, test } from './support/widget-test.ts'

const main = (page: Page) => page.locator('[data-widget=main]')
const press = (page: Page, words: string) => page.getByRole('button', { name: words, exact: true }).click()
const count = (page: Page) => page.locator('[data-basket-link] .count')
const scripts = (requested: readonly string[]) => requested.filter(place => place.endsWith('.js')).toSorted()

test('a widget is loaded near its place, replaces the page’s words, and fills basket and bar', async ({
  page,
  widgets,
}) => {
  await page.goto(href('about-us', 'en'))
  await waitUntilIdle(page)
  expect(widgets.requested).toEqual([])

  await page.evaluate(() => localStorage.setItem('currency:1', 'NOK'))
  await page.goto(href('buy-interrail', 'en'))
  await main(page).scrollIntoViewIfNeeded()
  await expect(main(page)).toHaveAttribute('data-widget-state', 'ready')
  await expect(main(page).locator('.ways')).toBeHidden()
  await expect(page.getByText('Provided by main.perrong.test')).toBeVisible()
  expect((await shiftsOf(page)).flatMap(({ moved }) => moved)).toEqual([])
  await expect(main(page).locator('output')).toHaveText('locale:change en. currency:change NOK.')
  expect(widgets.requested).toContain(
    'main.perrong.test/start?locale=en&currency=NOK&product=interrail-global',
  )
  expect(scripts(widgets.requested)).toEqual(['scripts.perrong.test/main.js'])
  await expectNoAxeFindings(page)

  await press(page, 'main: put two')
  await expect(count(page)).toHaveText('2')
  for (const name of ['basket', 'bottom-bar'])
    await expect(page.locator(`[data-widget=${name}]`)).toHaveAttribute('data-widget-state', 'ready')
  await press(page, 'main: take one')
  await expect(page.locator('.toast')).toHaveText(
    '<img src=x> Pass Item successfully removed from the basket',
  )
  await press(page, 'main: pay in kronor')
  await expect(page.locator('html')).toHaveAttribute('data-currency', 'SEK')
  await expect(page.locator('[data-widget=basket] output')).toContainText('currency:change SEK')
  // It gets its own event, without an echo.
  await expect(main(page).locator('output')).toHaveText(
    'locale:change en. currency:change NOK. currency:change SEK.',
  )

  // The next page knows what is in the basket, and shows the widget's own words once they have loaded.
  await page.goto(href('about-us', 'en'))
  await expect(page.locator('[data-widget=basket]')).toHaveAttribute('data-widget-state', 'ready')
  expect(scripts(widgets.requested)).toHaveLength(5)
  await press(page, 'basket: pay')
  await expect(page).toHaveURL('http://pay.perrong.test/start')
})

test('pages with every script comply with the policy when their widgets and islands run', async ({
  page,
  widgets,
}) => {
  test.setTimeout(300_000)
  await page.goto('/about-us')
  await page.evaluate(() =>
    localStorage.setItem('widget-basket:1', JSON.stringify({ count: 2, total: 56600, currency: 'EUR' })),
  )
  await hydrateEverything(page, pathsOfEveryScript(testBuilds.widgets.dist))
  await page.goto(href('buy-interrail', 'en'))
  await main(page).scrollIntoViewIfNeeded()
  await expect(main(page)).toHaveAttribute('data-widget-state', 'ready')
  expect(new Set(scripts(widgets.requested)).size).toBe(3)
})

test.describe('a widget that does not load', () => {
  test.use({ allowedConsole: [/status of 500/] })

  test('leaves the page’s own words, the phone number and a retry button', async ({ page, widgets }) => {
    widgets.behaviour = 'failing'
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto(href('taxi', 'da'))
    await main(page).scrollIntoViewIfNeeded()
    await expect(main(page)).toHaveAttribute('data-widget-state', 'failed')
    const notice = main(page).getByRole('alert')
    await expect(notice.getByRole('link')).toHaveAttribute('href', /^tel:/)
    await expect(main(page).locator('[data-own-words]').first()).toBeVisible()
    await expectNoAxeFindings(page)

    // A script that loads and sends nothing has ten seconds.
    widgets.behaviour = 'silent'
    await page.clock.install()
    await notice.getByRole('button').click()
    await expect(main(page)).toHaveAttribute('data-widget-state', 'loading')
    await expect.poll(() => scripts(widgets.requested).length).toBe(2)
    await page.clock.runFor(5_000)
    await expect(notice).toBeHidden()
    await page.clock.runFor(5_000)
    await expect(notice).toBeVisible()

    widgets.behaviour = 'well'
    await notice.getByRole('button').press('Enter')
    await expect(main(page)).toHaveAttribute('data-widget-state', 'ready')
    await expect(notice).toBeHidden()
    await press(page, 'main: fall')
    await expect(notice).toBeVisible()
    await expect(main(page).locator('.stand-in')).toBeHidden()
  })
})

test('another currency empties the basket of a widget that sends nothing', async ({ page }) => {
  await page.goto(href('about-us', 'en'))
  await page.evaluate(() => {
    localStorage.setItem('currency:1', 'NOK')
    localStorage.setItem('widget-basket:1', '{"count":2,"total":12345,"currency":"NOK"}')
  })
  await page.reload()
  await expect(count(page)).toHaveText('2')
  await page.locator('.menu.only-l > summary', { hasText: 'Currency' }).click()
  page.once('dialog', dialog => dialog.accept())
  await page.getByRole('button', { name: 'Euro' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-currency', 'EUR')
  await expect(count(page)).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('widget-basket:1'))).toBeNull()
})

test('nothing that a widget sends becomes HTML, and a flood of messages leaves the page responsive', async ({
  page,
  widgets,
}) => {
  widgets.behaviour = 'hostile'
  await page.goto(href('buy-interrail', 'en'))
  await main(page).scrollIntoViewIfNeeded()
  await expect(count(page)).toHaveText('4')
  await expect(page.locator('html')).toHaveAttribute('data-currency', 'EUR')
  await expect(page.locator('.toasts')).toBeAttached()
  await expect(page.locator('[src*=hostile]')).toHaveCount(0)
  expect(await page.evaluate(() => 'hostile' in window)).toBe(false)
  await page.locator('.menu.only-l > summary').first().click()
  await expect(page.getByRole('link', { name: 'Svenska' }).first()).toBeVisible()
})
