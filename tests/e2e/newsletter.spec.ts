import type { Page } from '@playwright/test'
import type { Locale } from '../../src/i18n/locales.ts'
import { href } from '../../src/routing/href.ts'
import { answerText } from '../../src/shared/forms/kit/answer-text.ts'
import { newsletterLabels } from '../../src/shared/forms/newsletter/labels.ts'
import { newsletterSent } from '../../src/shared/forms/newsletter/sent.ts'
import { expectNoAxeFindings } from './support/axe.ts'
import { expect as quickExpect, test } from './support/test.ts'

const expect = quickExpect.configure({ timeout: 20_000 })
test.describe.configure({ timeout: 90_000 })
test.afterEach(({ page }) => page.close())

const key = 'k'.repeat(32)

async function signUp(page: Page): Promise<void> {
  const form = page.locator('.news')
  await form.getByRole('checkbox').check()
  await form.locator('[type=email]').fill('ann@example.com')
  await form.getByRole('button').click()
}

/** The link at the end of a mail's text. */
const linkIn = (text = '') => /^http\S+$/m.exec(text)?.[0] ?? ''

/** Presses the button of the page that a mail's link leads to; the link alone does nothing. */
async function pressAt(page: Page, link: string, then: 'newsletter-confirmed' | 'newsletter-unsubscribed') {
  await page.goto(link)
  await page.locator('main form button').click()
  await page.waitForURL(`**${href(then, 'sv')}`)
}

test('a reader signs up in place, without leaving the page', async ({ page, startSite, startSmtp }) => {
  const smtp = await startSmtp('accept')
  const site = await startSite({ SMTP_URL: smtp.url, FORM_SIGNING_KEY: key })
  const address = site.url + href('guide-detail', 'da', { name: 'danmark' })
  await page.goto(address)
  await signUp(page)
  const answer = page.locator('.news').getByRole('status')
  await expect(answer).toContainText(newsletterSent('da').title)
  await expect(answer).toBeFocused()
  await expectNoAxeFindings(page)
  expect(page.url()).toBe(address)
  const [mail] = await smtp.waitFor(1)
  expect(mail?.to).toEqual(['ann@example.com'])
  expect(linkIn(mail?.email.text)).toContain(`${site.url}${href('newsletter-confirm', 'da')}?token=`)
})

test('missing fields are reported in the language of the page, and nothing is sent', async ({ page }) => {
  const { fields, messages } = newsletterLabels('da')
  await page.goto(href('about-us', 'da'))
  const form = page.locator('.news')
  const email = form.locator('[type=email]')
  const sent: string[] = []
  page.on('request', request => request.method() === 'POST' && sent.push(request.url()))
  await email.fill('ann@')
  await email.press('Enter')
  await expect(form.getByRole('alert')).toHaveText(messages.email)
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(messages.email)
  await expectNoAxeFindings(page)
  await email.fill('ann@example.com')
  await form.getByRole('button').click()
  await expect(form.getByRole('alert')).toHaveText(fields.consent.missing)
  await expect(form.getByRole('checkbox')).toBeFocused()
  expect(sent).toEqual([])
})

test.describe('without a key', () => {
  test.use({ allowedConsole: [/status of 503/] })

  test('the sign-up reports its failure, keeps the address, and the log names the missing setting', async ({
    page,
    startSite,
    startSmtp,
  }) => {
    const smtp = await startSmtp('accept')
    const site = await startSite({ SMTP_URL: smtp.url })
    await page.goto(`${site.url}/about-us`)
    await signUp(page)
    await expect(page.locator('.news').getByRole('alert')).toHaveText(answerText('en').notConfigured)
    await expect(page.locator('.news [type=email]')).toHaveValue('ann@example.com')
    expect(site.errors.join()).toContain('FORM_SIGNING_KEY is not set')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a reader signs up, confirms, and leaves', async ({ page, startSite, startSmtp }) => {
    const locale: Locale = 'sv'
    const smtp = await startSmtp('accept')
    const site = await startSite({ SMTP_URL: smtp.url, FORM_SIGNING_KEY: key })
    await page.goto(site.url + href('home', locale))
    await signUp(page)
    await page.waitForURL(`**${href('newsletter-sent', locale)}/P-*`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newsletterSent(locale).title)

    const [confirmation] = await smtp.waitFor(1)
    await pressAt(page, linkIn(confirmation?.email.text), 'newsletter-confirmed')
    const [, told, welcome] = await smtp.waitFor(3)
    expect(told?.to).toEqual(['customer-service@perrong.example'])
    expect(told?.email.text).toContain('ann@example.com')
    expect(welcome?.to).toEqual(['ann@example.com'])
    const leave = linkIn(welcome?.email.text)
    const headers = welcome?.email.headers.filter(({ key }) => key.startsWith('list-unsubscribe'))
    expect(headers?.map(({ value }) => value).sort()).toEqual([`<${leave}>`, 'List-Unsubscribe=One-Click'])

    await pressAt(page, leave, 'newsletter-unsubscribed')
    const mails = await smtp.waitFor(4)
    expect(mails[3]?.email.subject).toContain('unsubscribed')
  })
})
