import { contactSent } from '../../src/shared/forms/contact/sent.ts'
import { answerText } from '../../src/shared/forms/kit/answer-text.ts'
import { contactPath, field, fillContact, send, shortEntry, typedValues, wholeEntry } from './contact-page.ts'
import { refusedPort, rejection } from './support/smtp.ts'
import { expect as quickExpect, test } from './support/test.ts'

// Filling in a form takes long, and its answer waits for a mail server: a busy machine needs more than the usual time.
const expect = quickExpect.configure({ timeout: 20_000 })
test.describe.configure({ timeout: 90_000 })
// Before its site stops, since a request of an open page (for an icon) would then be an error.
test.afterEach(({ page }) => page.close())

const text = answerText('sv')

const says = `550 ${rejection}`

test.use({ allowedConsole: [/status of 502/] })

test('a mail server that refuses, with scripts', async ({ page, startSite, startSmtp }) => {
  const site = await startSite({ SMTP_URL: (await startSmtp('reject-rcpt')).url })
  await page.goto(site.url + contactPath('sv'))
  await fillContact(page, wholeEntry)
  await send(page)
  const notice = page.getByRole('alert')
  await expect(notice).toContainText(says)
  await expect(notice.getByRole('heading')).toHaveText(text.errorTitle)
  await expect(notice.getByText(text.error, { exact: true })).toBeVisible()
  await expect(notice).toBeFocused()
  expect(await typedValues(page, wholeEntry)).toEqual(wholeEntry.fields)
  await expect(page.locator('.files li')).toHaveCount(1)
  await expect(field(page, 'journeys[1].to')).toHaveValue('Basel SBB')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a mail server that refuses, without scripts', async ({ page, startSite, startSmtp }) => {
    const site = await startSite({ SMTP_URL: (await startSmtp('reject-data')).url })
    await page.goto(site.url + contactPath('sv'))
    await fillContact(page, { ...wholeEntry, files: [] })
    const [response] = await Promise.all([page.waitForResponse(/mail\/send/), send(page)])
    expect(response.status()).toBe(502)
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
    await expect(page.getByRole('main')).toContainText(`${text.error} ${says}`)
    await expect(page.getByRole('main')).toContainText(text.goBack)
    await page.goBack()
    expect(await typedValues(page, wholeEntry)).toEqual(wholeEntry.fields)
    await expect(field(page, 'journeys[1].to')).toHaveValue('Basel SBB')
    await expect(field(page, 'journeys[1].to')).toBeVisible()
  })
})

test('a message is stored if the mail server cannot be reached', async ({ page, startSite }) => {
  const site = await startSite({ SMTP_URL: `smtp://127.0.0.1:${await refusedPort()}` })
  await page.goto(site.url + contactPath('sv'))
  await fillContact(page, shortEntry)
  await send(page)
  await expect(page.getByRole('status')).toContainText(contactSent('sv').title)
  await expect(page.getByRole('status').locator('strong')).toHaveText(/^P-/)
  expect(site.errors.filter(line => line.includes('mail-not-sent'))).toHaveLength(1)
})
