import { text as formText } from '../../src/islands/form/text.ts'
import { contactSent } from '../../src/shared/forms/contact/sent.ts'
import { contactPath, field, fillContact, pdf, send, shortEntry, typedValues } from './contact-page.ts'
import { expect as quickExpect, test } from './support/test.ts'

const expect = quickExpect.configure({ timeout: 20_000 })
test.describe.configure({ timeout: 90_000 })
test.afterEach(({ page }) => page.close())

const bigFile = {
  name: 'scan.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([pdf, Buffer.alloc(3_000_000)]),
}
const words = formText('en')

test('an upload shows its progress, is cancelled, keeps everything, and is sent again', async ({
  page,
  startSite,
  startSmtp,
}) => {
  const smtp = await startSmtp('accept')
  const site = await startSite({ SMTP_URL: smtp.url })
  const browser = await page.context().newCDPSession(page)
  const uploadAt = (uploadThroughput: number) =>
    browser.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    })
  await page.goto(site.url + contactPath('en'))
  await fillContact(page, { ...shortEntry, files: [bigFile] })
  await expect(page.locator('[data-island]')).toHaveAttribute('data-hydration', 'hydrated')

  await uploadAt(100_000)
  await send(page)
  await expect.poll(() => page.getByRole('progressbar').getAttribute('value').then(Number)).toBeGreaterThan(0)
  await page.getByRole('button', { name: words.cancel }).click()
  await expect(page.locator('form.form--contact')).toContainText(words.cancelled)
  await expect(page.getByRole('button', { name: 'Send' })).toBeFocused()
  expect(await typedValues(page, shortEntry)).toEqual(shortEntry.fields)
  await expect(page.locator('.files li')).toHaveCount(1)

  await uploadAt(-1)
  await send(page)
  await expect(page.getByRole('status')).toContainText(contactSent('en').title)
  const mails = await smtp.waitFor(2)
  expect(mails).toHaveLength(2)
  expect(mails[0]?.email.attachments).toHaveLength(1)
})

test.describe('a lost answer', () => {
  test.use({ allowedConsole: [/ERR_FAILED/] })

  test('makes no second message, even if the page was reloaded in between', async ({
    page,
    startSite,
    startSmtp,
  }) => {
    const smtp = await startSmtp('accept')
    const site = await startSite({ SMTP_URL: smtp.url })
    await page.goto(site.url + contactPath('en'))
    await fillContact(page, shortEntry)
    await expect(page.locator('[data-island]')).toHaveAttribute('data-hydration', 'hydrated')
    await page.route('**/mail/send', async route => {
      await route.fetch()
      await route.abort()
    })
    await send(page)
    await expect(page.getByRole('alert')).toContainText(words.kept)
    const [first] = await smtp.waitFor(2)
    await page.unroute('**/mail/send')

    await page.reload()
    await field(page, 'message').focus()
    await expect(page.locator('[data-island]')).toHaveAttribute('data-hydration', 'hydrated')
    await send(page)
    await expect(page.getByRole('status')).toContainText(contactSent('en').title)
    const reference = await page.getByRole('status').locator('strong').textContent()
    expect(first?.email.subject).toContain(reference ?? 'none')
    expect(smtp.mails).toHaveLength(2)
  })
})
