import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { text as plannerText } from '../../src/islands/trip-planner/text.ts'
import { href } from '../../src/routing/href.ts'
import { fillMessage } from '../../src/shared/forms/kit/fill-message.ts'
import { tripText } from '../../src/shared/trip/text.ts'
import { tripLimits } from '../../src/shared/trip/trip.ts'
import { text as pageText } from '../../src/views/plan-a-trip/text.ts'
import { storedBasket } from './basket.ts'
import { expectNoAxeFindings, expectNoContrastFindings } from './support/axe.ts'
import { holdScripts } from './support/hold-scripts.ts'
import { keepThreeTables } from './support/keep-three-tables.ts'
import { test as offlineTest } from './support/offline-test.ts'
import { expect as quickExpect, test } from './support/test.ts'

const expect = quickExpect.configure({ timeout: 20_000 })
test.describe.configure({ timeout: 90_000 })

const t = plannerText('en')
const planner = href('plan-a-trip', 'en')
const toPrague = '?from=malmo-c&stop=hamburg-hbf.1&stop=praha-hln.2'

const stops = (page: Page) => page.locator('.tl__stop b')
const island = (page: Page) => page.locator('[data-island=trip-planner]')
const figure = (page: Page, label: string) =>
  page.locator('.trip-sum dl > div', { has: page.locator('dt', { hasText: label }) }).locator('dd')

async function addPlace(page: Page, field: 'from' | 'stop', typed: string) {
  await page.locator(`[data-place=${field}]`).fill(typed)
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
}

/** What a printed trip shows: its words, whether it has the map, and the number of sheets. */
async function printedTrip(page: Page) {
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  const words = await page.locator('.planner').allInnerTexts()
  const hasMap = await page.locator('.trip-map__in [data-slot] svg').isVisible()
  const pdf = await page.pdf({ format: 'A4' })
  await page.emulateMedia({ media: null })
  return { words, hasMap, sheets: pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length }
}

test('a trip is built by typing, in any language and misspelled, and the address contains it', async ({
  page,
}) => {
  await page.goto(planner)
  await page.locator('[data-place=from]').click()
  await expect(island(page)).toHaveAttribute('data-hydration', 'hydrated')
  await addPlace(page, 'from', 'Malmø')
  await expect(page.locator('[data-place=stop]')).toBeFocused()
  await addPlace(page, 'stop', 'Hambrug')
  await addPlace(page, 'stop', 'Prag')
  await expect(stops(page)).toHaveText(['Malmö', 'Hamburg', 'Prague', 'Malmö'])
  await expect(figure(page, t.daysAway)).toHaveText(/^\d+, \d+$/)
  await expect(page.getByText(/Prague added\. Days away/)).toBeAttached()
  const search = '?from=malmo-c&stop=hamburg-hbf.1&stop=praha-hln.1&home=yes'
  await expect(page).toHaveURL(planner + search)
  await keepThreeTables(page)
  await expectNoAxeFindings(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoContrastFindings(page)

  await page.goto(planner + search)
  await expect(stops(page)).toHaveText(['Malmö', 'Hamburg', 'Prague', 'Malmö'])
  await addPlace(page, 'stop', 'Praha')
  const again = fillMessage(t.announceNights, { place: 'Prague', count: 2 })
  await expect(page.locator('[data-live]')).toContainText(again)
  await expect(page).toHaveURL(planner + search.replace('hln.1', 'hln.2'))
})

test('a stop that is only suggested is prepared, but not shown until it is chosen', async ({ page }) => {
  await page.goto(`${planner}?from=malmo-c&stop=hamburg-hbf.1&home=yes`)
  await expect(stops(page)).toHaveText(['Malmö', 'Hamburg', 'Malmö'])
  await page.locator('[data-place=stop]').fill('Prag')
  await expect(stops(page)).toHaveText(['Malmö', 'Hamburg', 'Prague', 'Malmö'])
  await expect(stops(page).filter({ visible: true })).toHaveText(['Malmö', 'Hamburg', 'Malmö'])
  await expect(page.getByRole('button', { name: fillMessage(t.remove, { place: 'Prague' }) })).toHaveCount(0)
  await keepThreeTables(page)
  await expectNoAxeFindings(page)
  const folds = page.locator('.tl__ways > button').filter({ visible: true })
  for (const fold of await folds.all()) await fold.click()
  await page.locator('[data-place=stop]').fill('Vienn')
  await expect(stops(page)).toHaveText(['Malmö', 'Hamburg', 'Vienna', 'Malmö'])
  await page.keyboard.press('Enter')
  await expect(stops(page).filter({ visible: true })).toHaveText(['Malmö', 'Hamburg', 'Vienna', 'Malmö'])
  await expect(page.locator('.tl > li').filter({ visible: false })).toHaveCount(0)
  await expect(page.getByRole('button', { name: fillMessage(t.remove, { place: 'Vienna' }) })).toBeVisible()
  for (const fold of await folds.all())
    if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click()
  const choices = await page.locator('.tl__ways').count()
  expect(choices).toBeGreaterThan(1)
  await expect(page.locator('.tl__ways:has(input:checked)')).toHaveCount(choices)
})

test('a stop is moved and removed by keyboard, and undo reverts each step', async ({ page }) => {
  await page.goto(planner + toPrague)
  await expect(stops(page)).toHaveText(['Malmö', 'Hamburg', 'Prague'])
  const undo = page.getByRole('button', { name: t.undo })
  await expect(undo).toBeHidden()
  const up = page.getByRole('button', { name: fillMessage(t.up, { place: 'Prague' }) })
  await up.focus()
  await page.keyboard.press('Enter')
  await expect(stops(page)).toHaveText(['Malmö', 'Prague', 'Hamburg'])
  await expect(up).toBeFocused()
  await page.getByRole('button', { name: fillMessage(t.remove, { place: 'Prague' }) }).press('Enter')
  await expect(stops(page)).toHaveText(['Malmö', 'Hamburg'])
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(stops(page)).toHaveText(['Malmö', 'Hamburg', 'Prague'])
  await expect(page).toHaveURL(planner + toPrague)
  await expect(undo).toBeHidden()
  await expect(page.locator('[data-place=stop]')).toBeFocused()
})

test('a start that is given up is announced, and its field gets the focus', async ({ page }) => {
  await page.goto(planner + toPrague)
  await page.getByRole('button', { name: t.changeFrom }).click()
  await expect(page.locator('[data-live]')).toContainText(fillMessage(t.announceRemoved, { place: 'Malmö' }))
  await expect(page.locator('[data-place=from]')).toBeFocused()
})

test('a stop is dragged to another place', async ({ page }) => {
  await page.goto(planner + toPrague)
  const handles = page.locator('.tl__drag')
  await expect(handles).toHaveCount(2)
  await handles.nth(1).hover()
  await page.mouse.down()
  const first = await page.locator('[data-stop="0"]').boundingBox()
  await page.mouse.move(first?.x ?? 0, (first?.y ?? 0) - 4, { steps: 4 })
  await page.mouse.up()
  await expect(stops(page)).toHaveText(['Malmö', 'Prague', 'Hamburg'])
  await page.setViewportSize({ width: 1280, height: 480 })
  await handles.nth(0).hover()
  const before = await page.evaluate(() => scrollY)
  await page.mouse.down()
  await page.mouse.move(200, 476)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100)
  await page.mouse.up()
})

test('a place on the map is added with a click, the first one as the start', async ({ page }) => {
  await page.goto(planner)
  const place = (name: string) => page.locator('.trip-map__choice', { hasText: name })
  await place('Stockholm').locator('.trip-map__dot').click()
  await expect(stops(page)).toHaveText(['Stockholm'])
  await place('Vienna').locator('.trip-map__dot').click()
  await expect(stops(page)).toHaveText(['Stockholm', 'Vienna', 'Stockholm'])
  await expect(page.locator('.trip-map__line').first()).toBeAttached()
})

test('nights, pace and another way change the days and the sum', async ({ page }) => {
  await page.goto(`${planner}?from=malmo-c&stop=praha-hln.1`)
  await page.getByRole('button', { name: fillMessage(t.more, { place: 'Prague' }) }).click()
  await expect(page).toHaveURL(/stop=praha-hln\.2/)
  await page.locator('.trip-settings').getByText('12', { exact: true }).click()
  await expect(page).toHaveURL(/pace=12/)
  const ways = page.locator('.tl__ways')
  const unfold = ways.getByRole('button', { name: t.otherWays })
  await expect(unfold).toHaveAttribute('aria-expanded', 'false')
  await unfold.click()
  await expect(unfold).toHaveAttribute('aria-expanded', 'true')
  const byNight = ways.getByRole('radio', { name: tripText('en')['by-night'] })
  await byNight.check()
  await expect(byNight).toBeFocused()
  await expect(page.locator('.tl__leg--night')).toBeVisible()
  await expect(figure(page, t.onTheWay)).toBeVisible()
  await expect(page.locator('.daylist > li').first()).toContainText('Night train')
})

test('a reader learns how many days at home the pass does not cover', async ({ page }) => {
  const { homeBeyond, together } = plannerText('sv')
  await page.goto(`${href('plan-a-trip', 'sv')}?from=malmo-c&stop=narvik.2.by-day&home=by-day`)
  await expect(page.locator('.trip-sum__note')).toContainText([
    fillMessage(homeBeyond, { country: 'Sverige', count: 6 }),
  ])
  await expect(figure(page, together)).toContainText('minst')
  await page.goto(`${href('plan-a-trip', 'sv')}?from=malmo-c&stop=hamburg-hbf.2&home=yes`)
  await expect(figure(page, together)).toHaveText(/\d/)
  await expect(page.getByText(homeBeyond.slice(0, 12))).toHaveCount(0)
})

test('the seats go into the basket, and the pass leads to its form with travellers and day', async ({
  page,
}) => {
  await page.goto(`${planner}?from=stockholm-c&stop=goteborg-c.1&day=2027-05-10&adult=2`)
  await page.getByRole('button', { name: t.askSeats }).click()
  await expect(page.locator('.trip-sum__added')).toContainText(t.seatsAdded)
  const { lines } = JSON.parse((await storedBasket(page)) ?? '{}')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ kind: 'ticket', date: '2027-05-10' })
  await expect(page.getByRole('link', { name: t.toBasket })).toBeFocused()

  await page.reload()
  await expect(page.locator('.trip-sum__added')).toContainText(t.seatsAdded)
  await page.locator('.trip-settings input[type=date]').fill('2027-05-11')
  await expect(page.locator('.trip-sum__acts')).toContainText('Göteborg C, 10 May 2027')
  await page.getByRole('button', { name: t.replaceSeats }).click()
  await expect(page.locator('.trip-sum__added')).toContainText(t.seatsAdded)
  expect(JSON.parse((await storedBasket(page)) ?? '{}').lines).toEqual([
    expect.objectContaining({ id: lines[0].id, date: '2027-05-11' }),
  ])
  await page.getByRole('link', { name: t.orderPass }).click()
  await expect(page).toHaveURL(/\/buy-interrail/)
  await expect(page.locator('input[type=date][name*="day" i], input[type=date]').first()).toHaveValue(
    '2027-05-11',
  )
})

test('if no seat is compulsory, the optional ones can be requested', async ({ page }) => {
  await page.goto(`${planner}?from=hamburg-hbf&stop=munchen-hbf.1&day=2027-05-10`)
  await expect(figure(page, t.seats)).toHaveText(t.noneRequired)
  // The day after the last night is the trip's last one.
  await expect(page.locator('.daylist > li').last()).toContainText(/Day 2.*Munich/)
  await page.getByRole('button', { name: t.askOptionalSeats }).click()
  await expect(page.locator('.trip-sum__added')).toContainText(t.seatsAdded)
  const { lines } = JSON.parse((await storedBasket(page)) ?? '{}')
  expect(lines).toEqual([
    expect.objectContaining({ kind: 'ticket', wishes: expect.stringContaining(t.optionalWishes) }),
  ])
})

test('a trip is saved by name, listed on the page of saved pages, and removed there', async ({ page }) => {
  await page.goto(planner + toPrague)
  await page.locator('.trip-keep > summary').click()
  await page.getByLabel(t.keepAs).fill('Spring in Prague')
  await page.getByRole('button', { name: t.keepButton, exact: true }).click()
  await expect(page.locator('.trip-tools__status')).toContainText('Spring in Prague')
  await page.getByRole('link', { name: t.savedTrips }).click()
  const trips = page.locator('#trips')
  await trips.getByRole('link', { name: 'Spring in Prague' }).click()
  await expect(stops(page)).toHaveText(['Malmö', 'Hamburg', 'Prague'])
  await page.goBack()
  await trips.getByRole('button', { name: /Spring in Prague/ }).click()
  await expect(trips).toBeHidden()
})

test('a calendar file has the days, once the first day is known', async ({ page }) => {
  await page.goto(planner + toPrague)
  const button = page.getByRole('button', { name: t.calendar })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await page.getByText(t.pickDay, { exact: true }).click()
  const day = page.locator('.trip-settings input[type=date]')
  await day.fill('2020-05-10')
  await day.blur()
  await expect(page.getByRole('alert')).toHaveText(/^That date has passed/)
  await expect(day).toHaveCSS('border-top-width', '2px')
  await day.fill('2027-05-10')
  await expect(page.getByRole('alert')).toHaveCount(0)
  const download = page.waitForEvent('download')
  await button.click()
  const file = await download
  expect(file.suggestedFilename()).toBe('perrong-2027-05-10.ics')
  const calendar = readFileSync(await file.path(), 'utf8')
  expect(calendar.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(1)
  expect(calendar).toContain('DTSTART;VALUE=DATE:20270510')
})

test('an address with unknown parts says what was left out, and what is changed before that stays', async ({
  page,
}) => {
  const release = await holdScripts(page, /\/network\//)
  await page.goto(`${planner}${toPrague}&stop=atlantis.2&pace=99`)
  await page.locator('.trip-settings').getByText('12', { exact: true }).click()
  await expect(page).toHaveURL(/pace=12/)
  release()
  await expect(page.locator('.planner__note')).toContainText('pace=99, stop=atlantis')
  await expect(stops(page)).toHaveText(['Malmö', 'Hamburg', 'Prague'])
  await expect(page).toHaveURL(/praha-hln.*pace=12/)
  await page.goto(`${planner}?home=yes&pace=10`)
  await expect(page.getByRole('radio', { name: '10' })).toBeChecked()
})

test('an address with too many stops says which ones were left out', async ({ page }) => {
  const pair = '&stop=hamburg-hbf.0&stop=praha-hln.0'
  await page.goto(`${planner}?from=malmo-c${pair.repeat(6)}&stop=wien-hbf.1`)
  await expect(page.locator('.planner__note').first()).toHaveText(
    fillMessage(t.extraStops, { count: tripLimits.stops, places: 'Vienna' }),
  )
  await expect(stops(page)).toHaveCount(13)
})

test('a guide and a route lead into the planner', async ({ page }) => {
  await page.goto('/guide-detail/austria')
  await page.getByRole('link', { name: 'Add to a trip' }).click()
  await expect(stops(page)).toHaveText(['Vienna'])
  await page.goto('/route-detail/prague-vienna-budapest')
  await page.getByRole('link', { name: 'Change this route' }).click()
  await expect(stops(page)).toContainText(['Prague', 'Vienna', 'Budapest'])
})

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true })

  test('the sum is a bar that opens, and nothing scrolls sideways', async ({ page }) => {
    await page.goto(`${planner}${toPrague}&home=yes`)
    const bar = page.locator('.trip-sum__bar')
    await expect(bar).toBeInViewport()
    await expect(figure(page, t.onTheWay)).toBeHidden()
    await bar.tap()
    await expect(figure(page, t.onTheWay)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await keepThreeTables(page)
    await expectNoAxeFindings(page)
    await page.keyboard.press('Escape')
    await expect(figure(page, t.onTheWay)).toBeHidden()
    await expect(bar).toBeFocused()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the connections are tables by country', async ({ page }) => {
    await page.goto(planner + toPrague)
    await expect(page.locator('.planner__note')).toHaveText(pageText('en').needsScript)
    const sweden = page.locator('.connections details', { hasText: 'Sweden' }).first()
    await sweden.locator('summary').click()
    await expect(sweden.getByRole('row', { name: /København H/ }).first()).toBeVisible()
  })
})

offlineTest.describe('without a network', () => {
  offlineTest.use({ allowedConsole: [/ERR_/] })

  offlineTest(
    'a visited planner still plans, with its connections and prices, and prints the same',
    async ({ page, line }) => {
      const home = `${planner}?from=malmo-c&stop=hamburg-hbf.1&stop=praha-hln.2&stop=wien-hbf.1&home=yes`
      await page.goto(home)
      await expect(figure(page, t.pass)).toContainText('€')
      const printed = await printedTrip(page)
      expect(printed).toMatchObject({ sheets: 2, hasMap: true })
      expect(printed.words.join()).toMatch(/Hamburg Hbf – Berlin Hbf.*Book at DB.*Malmö – Vienna/s)
      await page.goto(`${planner}${toPrague}`)
      await expect(stops(page)).toHaveText(['Malmö', 'Hamburg', 'Prague'])
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
      await page.reload()
      await expect(stops(page)).toHaveText(['Malmö', 'Hamburg', 'Prague'])
      await expect(figure(page, t.pass)).toContainText('€')
      // The worker stores a visited page after it was shown.
      const isStored = () =>
        page.evaluate(
          async path =>
            (await (await caches.open('perrong-pages')).match(path, { ignoreVary: true })) !== undefined,
          planner,
        )
      await expect.poll(isStored).toBe(true)
      line.set('cut')

      await page.goto(`${planner}?from=malmo-c&stop=wien-hbf.1`)
      await expect(stops(page)).toHaveText(['Malmö', 'Vienna'])
      await expect(figure(page, t.pass)).toContainText('€')
      await addPlace(page, 'stop', 'Budapest')
      await expect(stops(page)).toHaveText(['Malmö', 'Vienna', 'Budapest'])

      await page.goto(home)
      await expect(figure(page, t.pass)).toContainText('€')
      expect(await printedTrip(page)).toEqual(printed)
    },
  )
})
