import { writeFile } from 'node:fs/promises'
import { href } from '../../src/routing/href.ts'
import { businessSent } from '../../src/shared/forms/business/sent.ts'
import { contactLabels } from '../../src/shared/forms/contact/labels.ts'
import { contactSent } from '../../src/shared/forms/contact/sent.ts'
import { newsletterSent } from '../../src/shared/forms/newsletter/sent.ts'
import { withdrawalSent } from '../../src/shared/forms/withdrawal/sent.ts'
import { filled } from '../e2e/business-entry.ts'
import { contactPath, pdf, shortEntry } from '../e2e/contact-page.ts'
import { mailsAbout } from './support/mails.ts'
import { poll } from './support/poll.ts'
import { expect, test } from './support/test.ts'

const contactForm = 'form.form--contact'
const island = 'main [data-island]'

test('a message with a PDF arrives as mail with the reference that the page shows', async ({
  tab,
  smtp,
}, testInfo) => {
  const file = testInfo.outputPath('ticket.pdf')
  await writeFile(file, pdf)
  await tab.goto(contactPath('en'))
  await tab.fillForm(contactForm, shortEntry.fields)
  await tab.hydrated(island)
  await tab.upload(`${contactForm} [name=files]`, file)
  await tab.waitFor('.files li', 'ticket.pdf')
  await tab.click(`${contactForm} button[type=submit]`)
  await tab.waitFor('main [role=status]', contactSent('en').title)
  const [service, confirmation] = await mailsAbout(smtp, await tab.text('main [role=status] strong'))
  expect(service?.email.text).toContain(shortEntry.fields['message'])
  expect(confirmation?.to).toEqual([shortEntry.fields['email']])
  const [attachment] = service?.email.attachments ?? []
  expect(attachment).toMatchObject({ filename: 'ticket.pdf', mimeType: 'application/pdf' })
  expect(Buffer.from(attachment?.content as ArrayBuffer).equals(pdf)).toBe(true)
})

test('the list of errors gets the focus and links to the field, and a reload keeps what was typed', async ({
  tab,
}) => {
  await tab.goto(contactPath('sv'))
  await tab.fillForm(contactForm, { name: 'Åsa', email: 'åsa@' })
  await tab.hydrated(island)
  await tab.click(`${contactForm} button[type=submit]`)
  await tab.waitFor('[role=alert] li', contactLabels('sv').fields.lastName.missing)
  expect(await tab.isFocused('[role=alert]')).toBe(true)
  await tab.click('[role=alert] a', contactLabels('sv').messages.email)
  await poll(() => tab.isFocused(`${contactForm} [name=email]`)).toBe(true)
  await tab.reload()
  await poll(() => tab.value(`${contactForm} [name=name]`)).toBe('Åsa')
  expect(await tab.value(`${contactForm} [name=email]`)).toBe('åsa@')
})

test('a company applies for an account', async ({ tab, smtp }) => {
  await tab.goto(href('business-form', 'sv'))
  await tab.fillForm('main', filled)
  await tab.hydrated(island)
  await tab.click('main [name=terms]')
  await tab.click('main button[type=submit]')
  await tab.waitFor('main [role=status]', businessSent('sv').title)
  const [service] = await mailsAbout(smtp, await tab.text('main [role=status] strong'))
  expect(service?.email.text).toContain('Bo Berg')
})

test('a contract is withdrawn from in two steps, and the receipt shows what was sent', async ({ tab }) => {
  const withdrawal = { name: 'Ann Åberg', contract: 'P-7K3M-9QXD', email: 'ann@example.com' }
  await tab.goto(href('terms-and-conditions', 'da'))
  await tab.click(`footer a[href="${href('withdraw', 'da')}"]`)
  await tab.arriveAt(href('withdraw', 'da'))
  await tab.fillForm('main', withdrawal)
  await tab.hydrated(island)
  await tab.click('main button[type=submit]')
  await tab.waitFor('main [role=status]', withdrawalSent('da').title)
  for (const value of Object.values(withdrawal)) expect(await tab.text('main [role=status]')).toContain(value)
  expect(await tab.isFocused('main [role=status]')).toBe(true)
})

test('a reader signs up for the newsletter, confirms by the link in the mail, and leaves', async ({
  tab,
  smtp,
}) => {
  const reader = 'reader@example.com'
  const received = () => smtp.mails.filter(({ to }) => to.includes(reader))
  const openLink = (mail: number) =>
    tab.goto(/^http\S+$/m.exec(received()[mail]?.email.text ?? '')?.[0] ?? '')
  await tab.goto(href('about-us', 'da'))
  await tab.click('.news [type=checkbox]')
  await tab.fill('.news [type=email]', reader)
  await tab.click('.news button')
  await tab.waitFor('.news [role=status]', newsletterSent('da').title)
  await poll(() => received().length).toBe(1)
  await openLink(0)
  await tab.click('main form button')
  await tab.arriveAt(href('newsletter-confirmed', 'da'))
  await poll(() => received().length).toBe(2)
  await openLink(1)
  await tab.click('main form button')
  await tab.arriveAt(href('newsletter-unsubscribed', 'da'))
  const notices = () => smtp.mails.filter(({ email }) => email.subject?.includes('unsubscribed'))
  await poll(() => notices()[0]?.email.text).toContain(reader)
})
