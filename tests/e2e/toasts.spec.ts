import type { Page } from '@playwright/test'
import type { Locale } from '../../src/i18n/locales.ts'
import { text as layoutText } from '../../src/layouts/text.ts'
import { contactSent } from '../../src/shared/forms/contact/sent.ts'
import { answerText } from '../../src/shared/forms/kit/answer-text.ts'
import { builtFile } from '../dist/page-weight.ts'
import { contactPath, fillContact, send, shortEntry } from './contact-page.ts'
import { expectNoAxeFindings, expectNoContrastFindings } from './support/axe.ts'
import { expect as quickExpect, test } from './support/test.ts'
import { waitUntilIdle } from './support/wait-until-idle.ts'

const expect = quickExpect.configure({ timeout: 20_000 })
test.describe.configure({ timeout: 90_000 })
test.use({ allowedConsole: [/status of 502/] })

/** Its name is a hash, so the file with the toasts' styles is found by its content. */
const showsToasts = (path: string) => path.endsWith('.js') && String(builtFile(path)).includes('.toast{')

const toast = (page: Page) => page.locator('.toast')

/** Sends the form to a function that answers as the test says; a toast stays until the clock is released. */
async function sendForm(page: Page, locale: Locale, accepted: boolean): Promise<void> {
  await page.goto(contactPath(locale))
  await page.route('**/mail/send', route =>
    accepted
      ? route.fulfill({ status: 200, json: { ok: true, reference: 'P-2222-2222' } })
      : route.fulfill({ status: 502, json: { ok: false, statusCode: 502, statusMessage: '550 No' } }),
  )
  await fillContact(page, shortEntry)
  await expect(page.locator('[data-island]')).toHaveAttribute('data-hydration', 'hydrated')
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(60_000)
  await send(page)
  await expect(toast(page)).toHaveCount(1)
}

test('a failure shows a toast, besides the message in the form', async ({ page }) => {
  const text = answerText('sv')
  await sendForm(page, 'sv', false)
  await expect(toast(page)).toHaveText(`${text.errorTitle} ${text.error}`)
  await expect(toast(page).getByText(text.error, { exact: true })).toBeVisible()
  await expect(page.locator('[data-live]')).toHaveText(`${text.errorTitle}: ${text.error}`)
  await expect(page.getByRole('alert')).toContainText('550 No')
  await expect(toast(page).getByRole('button')).toHaveAccessibleName(layoutText('sv').close)
})

test('success shows a toast, besides the reference', async ({ page }) => {
  await sendForm(page, 'da', true)
  await expect(toast(page)).toHaveText(contactSent('da').title)
  await expect(page.getByRole('status')).toContainText('P-2222-2222')
})

test('is top right, closes after 2000 ms, and loads its code and styles on demand', async ({ page }) => {
  const requested: string[] = []
  page.on('request', request => requested.push(new URL(request.url()).pathname))
  await page.goto(contactPath('en'))
  await waitUntilIdle(page)
  expect(requested.filter(showsToasts)).toEqual([])
  await sendForm(page, 'en', true)
  expect(requested.filter(showsToasts)).toHaveLength(1)
  const box = await toast(page).boundingBox()
  const { width } = page.viewportSize() ?? { width: 0 }
  const bar = await page.locator('header.bar').boundingBox()
  const below = (box?.y ?? 0) - Math.max((bar?.y ?? 0) + (bar?.height ?? 0), 0)
  expect(below).toBeGreaterThanOrEqual(0)
  expect(below).toBeLessThan(40)
  expect(width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(60)
  const close = await toast(page).getByRole('button').boundingBox()
  expect(Math.round(Math.min(close?.width ?? 0, close?.height ?? 0))).toBeGreaterThanOrEqual(44)
  await page.clock.runFor(1999)
  await expect(toast(page)).toHaveCount(1)
  await page.clock.runFor(1)
  await expect(toast(page)).toHaveCount(0)
})

test('stays while the pointer is over it or the focus in it, and continues from there', async ({ page }) => {
  await sendForm(page, 'en', true)
  await page.clock.runFor(1500)
  await toast(page).hover()
  await page.clock.runFor(60_000)
  await expect(toast(page)).toHaveCount(1)
  await toast(page).getByRole('button').focus()
  await page.mouse.move(0, 700)
  await page.clock.runFor(60_000)
  await expect(toast(page)).toHaveCount(1)
  await page.locator('.note--ok').focus()
  await page.clock.runFor(499)
  await expect(toast(page)).toHaveCount(1)
  await page.clock.runFor(1)
  await expect(toast(page)).toHaveCount(0)
})

test('has no finding of axe', async ({ page }) => {
  await sendForm(page, 'en', false)
  await toast(page).hover()
  await page.clock.resume()
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expectNoAxeFindings(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectNoContrastFindings(page)
})

test('closes by Escape and by its button, and returns the focus', async ({ page }) => {
  await sendForm(page, 'en', false)
  await page.keyboard.press('Escape')
  await expect(toast(page)).toHaveCount(0)
  await send(page)
  await send(page)
  await expect(toast(page)).toHaveCount(2)
  const [upper, lower] = await Promise.all([
    toast(page).nth(0).boundingBox(),
    toast(page).nth(1).boundingBox(),
  ])
  expect((upper?.y ?? 0) + (upper?.height ?? 0)).toBeLessThanOrEqual(lower?.y ?? 0)
  const alert = page.getByRole('alert')
  await alert.focus()
  await toast(page).nth(0).getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(toast(page)).toHaveCount(1)
  await expect(toast(page).getByRole('button')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toast(page)).toHaveCount(0)
  await expect(alert).toBeFocused()
})
