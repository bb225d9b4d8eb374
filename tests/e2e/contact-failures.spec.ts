import { answerText } from '../../src/shared/forms/kit/answer-text.ts'
import { contactPath, field, fillContact, send, typedValues, wholeEntry } from './contact-page.ts'
import { refusedPort, rejection, type SmtpBehaviour } from './support/smtp.ts'
import { expect as quickExpect, test } from './support/test.ts'

// A form is long to fill in and its answer waits for a mail server: a busy machine needs more than the usual time.
const expect = quickExpect.configure({ timeout: 20_000 })
test.describe.configure({ timeout: 90_000 })
// Before its site stops: what a page still asks for then (an icon) would be an error.
test.afterEach(({ page }) => page.close())

const text = answerText('sv')

const servers: readonly { name: string; behaviour: SmtpBehaviour | 'refuse'; says: string }[] = [
  { name: 'refuses the connection', behaviour: 'refuse', says: text.unreachable },
  { name: 'is silent', behaviour: 'silent', says: text.silent },
  { name: 'answers 550 to the recipient', behaviour: 'reject-rcpt', says: `550 ${rejection}` },
  { name: 'answers 550 to the message', behaviour: 'reject-data', says: `550 ${rejection}` },
]

test.use({ allowedConsole: [/status of 502/] })

for (const { name, behaviour, says } of servers) {
  const mailServer = async (startSmtp: (behaviour: SmtpBehaviour) => Promise<{ url: string }>) =>
    behaviour === 'refuse' ? `smtp://127.0.0.1:${await refusedPort()}` : (await startSmtp(behaviour)).url

  test(`a mail server that ${name}, with script`, async ({ page, startSite, startSmtp }) => {
    const site = await startSite({ SMTP_URL: await mailServer(startSmtp) })
    await page.goto(site.url + contactPath('sv'))
    await fillContact(page, wholeEntry)
    await send(page)
    const notice = page.getByRole('alert')
    await expect(notice).toContainText(says)
    await expect(notice.getByRole('heading')).toHaveText(text.errorTitle)
    await expect(notice).toContainText(text.error)
    await expect(notice).toBeFocused()
    expect(await typedValues(page, wholeEntry)).toEqual(wholeEntry.fields)
    await expect(page.locator('.files li')).toHaveCount(1)
    await expect(field(page, 'journeys[1].to')).toHaveValue('Basel SBB')
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test(`a mail server that ${name}, without script`, async ({ page, startSite, startSmtp }) => {
      const site = await startSite({ SMTP_URL: await mailServer(startSmtp) })
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
}
