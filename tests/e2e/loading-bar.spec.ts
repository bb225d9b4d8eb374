import type { Page } from '@playwright/test'
import { text as layoutText } from '../../src/layouts/text.ts'
import { href } from '../../src/routing/href.ts'
import { contactPath, field, fillContact, send, shortEntry } from './contact-page.ts'
import { expect, test } from './support/test.ts'

const bar = (page: Page) => page.locator('.loading')
const state = (page: Page) => bar(page).getAttribute('data-state')
const live = (page: Page) => page.locator('[data-live]')

/**
 * Time passes only when the test says so, and no document follows a click: it is prevented at the window, which gets
 * the event last. (A test cannot look into a page that is really being left.)
 */
async function openHeld(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.goto(path)
  await page.clock.pauseAt(60_000)
  await page.evaluate(() => window.addEventListener('click', event => event.preventDefault()))
}

test('shows 200 ms after a click, and is announced', async ({ page }) => {
  await openHeld(page, href('about-us', 'sv'))
  await page.locator('.foot a').nth(3).click()
  await page.clock.runFor(199)
  await expect(bar(page)).toBeHidden()
  await page.clock.runFor(1)
  await expect(bar(page)).toBeVisible()
  await expect(live(page)).toHaveText(layoutText('sv').loading)
})

test('is 4 px of #db6484 over the page, for 2000 ms', async ({ page }) => {
  await openHeld(page, '/about-us')
  await page.locator('.foot a').nth(3).click()
  await page.clock.runFor(200)
  const style = await bar(page).evaluate(element => {
    const { backgroundColor, blockSize, position, insetBlockStart, animationDuration } =
      getComputedStyle(element)
    return { backgroundColor, blockSize, position, insetBlockStart, animationDuration }
  })
  expect(style).toEqual({
    backgroundColor: 'rgb(219, 100, 132)',
    blockSize: '4px',
    position: 'fixed',
    insetBlockStart: '0px',
    animationDuration: '2s',
  })
})

test('is absent for a download, a new tab, mail, a telephone number, a place on the page and the page itself', async ({
  page,
}) => {
  await openHeld(page, '/about-us')
  for (const link of [
    { href: '/favicon.ico', download: '' },
    { href: '/taxi', target: '_blank' },
    { href: 'mailto:hello@perrong.example' },
    { href: 'tel:+46313900600' },
    { href: '#main' },
    { href: '/about-us' },
  ]) {
    await page.evaluate(attributes => {
      const link = document.createElement('a')
      for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
      document.body.append(link)
      link.click()
    }, link)
    await page.clock.runFor(1000)
    expect(await state(page), link.href).toBeNull()
  }
})

test('is absent for the skip link', async ({ page }) => {
  await openHeld(page, '/about-us')
  await page.keyboard.press('Tab')
  await expect(page.locator('.skip')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.clock.runFor(1000)
  expect(await state(page)).toBeNull()
  await expect(live(page)).toHaveText('')
})

test('is absent for a click that was handled, and for one that opens a tab', async ({ page }) => {
  await openHeld(page, '/about-us')
  const link = page.locator('.foot a').nth(3)
  await link.evaluate(element =>
    element.addEventListener('click', event => event.preventDefault(), { once: true }),
  )
  await link.click()
  await link.click({ modifiers: ['ControlOrMeta'] })
  await page.clock.runFor(1000)
  expect(await state(page)).toBeNull()
})

test('is absent if the question about another language is answered no', async ({ page }) => {
  await openHeld(page, '/contact-us')
  await field(page, 'message').fill('Hello')
  page.once('dialog', dialog => dialog.dismiss())
  await page
    .locator('.only-l summary')
    .first()
    .evaluate(summary => summary.parentElement?.setAttribute('open', ''))
  await page.locator('.only-l').getByRole('link', { name: 'Svenska' }).click()
  await page.clock.runFor(1000)
  expect(await state(page)).toBeNull()
})

test('disappears on Escape, and after 15 s without a document', async ({ page }) => {
  await openHeld(page, '/about-us')
  const leave = () => page.locator('.foot a').nth(3).click()
  await leave()
  await page.clock.runFor(200)
  expect(await state(page)).toBe('loading')
  await page.keyboard.press('Escape')
  expect(await state(page)).toBeNull()
  await leave()
  await page.clock.runFor(15_199)
  expect(await state(page)).toBe('loading')
  await page.clock.runFor(1)
  expect(await state(page)).toBeNull()
})

test('is gone when the reader comes back', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await page.goto('/about-us')
  await page.locator('.foot a[href="/taxi"]').click()
  await expect(page).toHaveURL(/taxi$/)
  await page.goBack()
  await expect(page.locator('html')).toHaveAttribute('data-route', 'about-us-en')
  await page.clock.runFor(1000)
  expect(await state(page)).toBeNull()
})

test.describe.configure({ timeout: 90_000 })

test('runs while a form is answered, then fills, is hidden after 500 ms and reset after 400', async ({
  page,
}) => {
  await page.goto(contactPath('en'))
  await fillContact(page, shortEntry)
  await expect(page.locator('[data-island]')).toHaveAttribute('data-hydration', 'hydrated')
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/mail/send', async route => {
    await answered
    await route.fulfill({ status: 200, json: { ok: true, reference: 'P-2222-2222' } })
  })
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(60_000)
  const request = page.waitForRequest('**/mail/send')
  await send(page)
  await request
  await page.clock.runFor(200)
  expect(await state(page)).toBe('loading')
  answer()
  await expect(bar(page)).toHaveAttribute('data-state', 'finished')
  await page.clock.runFor(499)
  expect(await state(page)).toBe('finished')
  await page.clock.runFor(1)
  expect(await state(page)).toBe('hidden')
  expect(await bar(page).evaluate(element => getComputedStyle(element).transitionDuration)).toBe('0.4s')
  await page.clock.runFor(399)
  expect(await state(page)).toBe('hidden')
  await page.clock.runFor(1)
  expect(await state(page)).toBeNull()
})

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' })

  test('does not move', async ({ page }) => {
    await openHeld(page, '/about-us')
    await page.locator('.foot a').nth(3).click()
    await page.clock.runFor(200)
    await expect(bar(page)).toBeVisible()
    expect(await bar(page).evaluate(element => getComputedStyle(element).animationName)).toBe('none')
  })
})

test.describe('with forced colours', () => {
  test.use({ forcedColors: 'active' })

  test('is visible', async ({ page }) => {
    await openHeld(page, '/about-us')
    await page.locator('.foot a').nth(3).click()
    await page.clock.runFor(200)
    const [own, behind] = await bar(page).evaluate(element =>
      [element, document.body].map(part => getComputedStyle(part).backgroundColor),
    )
    expect(own).not.toBe(behind)
  })
})
