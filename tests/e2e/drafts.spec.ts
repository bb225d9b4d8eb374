import type { Page } from '@playwright/test'
import { href } from '../../src/routing/href.ts'
import { contactSent } from '../../src/shared/forms/contact/sent.ts'
import { contactPath, field, fillContact, send, shortEntry, typedValues, wholeEntry } from './contact-page.ts'
import { holdScripts } from './support/hold-scripts.ts'
import { expect as quickExpect, test } from './support/test.ts'
import { waitUntilIdle } from './support/wait-until-idle.ts'

const expect = quickExpect.configure({ timeout: 20_000 })
test.describe.configure({ timeout: 90_000 })
test.use({ allowedConsole: [/status of 502/] })

const hydrated = (page: Page) =>
  expect(page.locator('[data-island]')).toHaveAttribute('data-hydration', 'hydrated')
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('draft:')))

test('a draft survives a refusal and leaving the page, in its own language', async ({ page, context }) => {
  await page.goto(contactPath('sv'))
  await page.route('**/mail/send', route =>
    route.fulfill({ status: 502, json: { ok: false, statusCode: 502, statusMessage: '550 No' } }),
  )
  await fillContact(page, wholeEntry)
  await hydrated(page)
  await send(page)
  await expect(page.getByRole('alert')).toContainText('550 No')
  // A new window knows no more than a browser that has crashed.
  await page.close()
  const later = await context.newPage()
  await later.goto(contactPath('sv'))
  expect(await typedValues(later, wholeEntry)).toEqual(wholeEntry.fields)
  await expect(field(later, 'journeys[1].to')).toHaveValue('Basel SBB')
  await expect(field(later, 'journeys[1].to')).toBeVisible()
  await field(later, 'message').focus()
  await hydrated(later)
  expect(await typedValues(later, wholeEntry)).toEqual(wholeEntry.fields)
  await later.goto(contactPath('da'))
  await expect(field(later, 'message')).toHaveValue('')
})

test('input from before the page’s scripts have loaded is saved as well', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(contactPath('da'), { waitUntil: 'commit' })
  await field(page, 'message').pressSequentially('Hej')
  release()
  await expect.poll(() => drafts(page)).toHaveLength(1)
  await page.reload()
  await expect(field(page, 'message')).toHaveValue('Hej')
})

test('a visit that changes nothing, or only follows an address, leaves no draft', async ({ page }) => {
  await page.goto(`${contactPath('en')}?subject=claim`)
  await field(page, 'message').focus()
  await hydrated(page)
  await page.goto(contactPath('en'))
  await field(page, 'message').focus()
  await hydrated(page)
  expect(await drafts(page)).toEqual([])
})

test('the chosen way to pay is saved, and none if none was chosen', async ({ page, context }) => {
  const card = (on: Page) => on.locator('.form--order [name=payment][value=card]')
  await page.goto(href('checkout', 'en'))
  await page.locator('.form--order [name=name]').fill('Ann')
  await expect.poll(() => drafts(page)).toHaveLength(1)
  await page.reload()
  await expect(page.locator('.form--order [name=payment]:checked')).toHaveCount(0)
  await card(page).check()
  await page.close()
  const later = await context.newPage()
  await later.goto(href('checkout', 'en'))
  await expect(card(later)).toBeChecked()
})

test('sending and clearing the form remove the draft', async ({ page }) => {
  await page.goto(contactPath('en'))
  await fillContact(page, { ...shortEntry, files: wholeEntry.files })
  await hydrated(page)
  expect(await drafts(page)).toHaveLength(1)
  await page.getByRole('button', { name: 'Clear the form' }).click()
  expect(await drafts(page)).toEqual([])
  await expect(field(page, 'message')).toHaveValue('')
  await expect(page.locator('.files li')).toHaveCount(0)
  await fillContact(page, shortEntry)
  expect(await drafts(page)).toHaveLength(1)
  await send(page)
  await expect(page.getByRole('status')).toContainText(contactSent('en').title)
  expect(await drafts(page)).toEqual([])
})

test('only an answer to the form itself removes its draft', async ({ page, site }) => {
  const answerPage = `${href('contact-sent', 'en')}?reference=P-2222-2222`
  const shown = page.locator('[data-reference-value]')
  await page.goto(contactPath('en'))
  await fillContact(page, shortEntry)
  await hydrated(page)
  expect(await drafts(page)).toHaveLength(1)

  // A link in a mail, or on another site.
  await page.goto(answerPage)
  await expect(shown).toHaveText('P-2222-2222')
  await page.goto(answerPage, { referer: 'https://elsewhere.example/' })
  await expect(shown).toHaveText('P-2222-2222')
  expect(await drafts(page)).toHaveLength(1)

  await page.goto(contactPath('en'))
  await page.evaluate(() => document.querySelector<HTMLFormElement>('main form')?.submit())
  await page.waitForURL(`**${href('contact-sent', 'en')}/P-*`)
  await expect(shown).not.toBeEmpty()
  await expect.poll(() => drafts(page)).toEqual([])

  // Text that is written in another tab in the meantime is not part of what was sent.
  const other = await page.context().newPage()
  await other.goto(site.url + contactPath('en'))
  await field(other, 'message').fill('Something else')
  await expect.poll(() => drafts(other)).toHaveLength(1)
  await page.reload()
  await waitUntilIdle(page)
  expect(await drafts(page)).toHaveLength(1)
})
