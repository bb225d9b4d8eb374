import type { Locale } from '../../src/i18n/locales.ts'
import { href } from '../../src/routing/href.ts'
import { contactLabels } from '../../src/shared/forms/contact/labels.ts'
import { contactSent } from '../../src/shared/forms/contact/sent.ts'
import { contactPath, fillContact, pdf, send, wholeEntry } from './contact-page.ts'
import type { ReceivedMail } from './support/smtp.ts'
import { expect as quickExpect, test } from './support/test.ts'

// Filling in a form takes long, and its answer waits for a mail server: a busy machine needs more than the usual time.
const expect = quickExpect.configure({ timeout: 20_000 })
test.describe.configure({ timeout: 90_000 })
// Before its site stops, since a request of an open page (for an icon) would then be an error.
test.afterEach(({ page }) => page.close())

const { fields, journeys } = wholeEntry
const statuses = (locale: Locale) => contactLabels(locale).fields.journeys.fields.status.options
const confirmed = {
  sv: 'Vi har fått ditt meddelande',
  da: 'Vi har fået din besked',
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/**
 * Expects the message with every field and the file, and the confirmation with the reference and nothing that was
 * typed.
 */
function expectDelivered(mails: readonly ReceivedMail[], reference: string, locale: 'sv' | 'da'): void {
  const [service, confirmation] = mails
  expect(service?.to).toEqual(['customer-service@perrong.example'])
  expect(service?.email.subject).toContain(reference)
  expect(service?.email.replyTo).toEqual([
    { name: `${fields.name} ${fields.lastName}`, address: fields.email },
  ])
  const values = [reference, ...Object.values(fields), ...journeys.flatMap(journey => Object.values(journey))]
    .filter(value => !['claim', 'delayed', 'missed'].includes(value))
    .flatMap(value => value.split('\n'))
    .map(value => (/^\d{4}-\d\d-\d\d$/.test(value) ? day.format(new Date(value)) : value))
    .concat('Delayed, missed or cancelled train', statuses('en').delayed, statuses('en').missed)
  for (const value of values) expect(service?.email.text).toContain(value)
  const [file, ...others] = service?.email.attachments ?? []
  expect(others).toEqual([])
  expect(file).toMatchObject({ filename: 'biljett ö.pdf', mimeType: 'application/pdf' })
  expect(typeof file?.content !== 'string' && pdf.equals(new Uint8Array(file?.content ?? []))).toBe(true)

  expect(confirmation?.to).toEqual([fields.email])
  expect(confirmation?.email.subject).toBe(`${confirmed[locale]} (${reference})`)
  expect(confirmation?.email.text).toContain(statuses(locale).delayed)
  for (const typed of ['Mikkel', 'bicycles', 'Hotel', 'Hamburg', 'biljett']) {
    expect(confirmation?.email.text).not.toContain(typed)
    expect(confirmation?.email.html).not.toContain(typed)
  }
}

test('a message with two journeys and a PDF arrives, with script', async ({ page, startSite, startSmtp }) => {
  const smtp = await startSmtp('accept')
  const site = await startSite({ SMTP_URL: smtp.url })
  await page.goto(site.url + contactPath('da'))
  await fillContact(page, wholeEntry)
  await expect(page.locator('[data-island]')).toHaveAttribute('data-hydration', 'hydrated')
  await send(page)
  await expect(page.getByRole('status')).toContainText(contactSent('da').title)
  await expect(page.getByRole('status')).toBeFocused()
  const reference = (await page.getByRole('status').locator('strong').textContent()) ?? ''
  expectDelivered(await smtp.waitFor(2), reference, 'da')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a message with two journeys and a PDF arrives, without script', {
    tag: '@smoke',
  }, async ({ page, startSite, startSmtp }) => {
    const smtp = await startSmtp('accept')
    const site = await startSite({ SMTP_URL: smtp.url })
    await page.goto(site.url + contactPath('sv'))
    await fillContact(page, wholeEntry)
    await send(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contactSent('sv').title)
    const shown = page.locator('[data-reference-value]')
    await expect(shown).toBeVisible()
    const reference = (await shown.textContent()) ?? ''
    expect(new URL(page.url()).pathname).toBe(`${href('contact-sent', 'sv')}/${reference}`)
    expectDelivered(await smtp.waitFor(2), reference, 'sv')
    const again = await page.reload()
    expect(again?.headers()['cache-control']).toBe('no-store')
    await expect(shown).toHaveText(reference)
    expect(await smtp.waitFor(2)).toHaveLength(2)
  })
})
