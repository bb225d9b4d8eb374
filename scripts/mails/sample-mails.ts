import { type Locale, locales } from '../../src/i18n/locales.ts'
import { failedNotice } from '../../src/server/mail/outbox/notice.ts'
import { changeMail, welcomeMail } from '../../src/shared/forms/newsletter/changed-mails.ts'
import { forms } from '../../src/shared/forms/registry.ts'
import type { Mail } from '../../src/shared/mail/mail.ts'
import { sampleCatalogues } from '../../src/shared/shop/sample-catalogues.ts'
import { sampleEntries, sampleNow } from './samples.ts'

/** A mail to look at. */
export interface SampleMail {
  /** `contact-sv-confirmation` */
  readonly id: string
  readonly mail: Mail
}

const service = { name: 'Perrong', address: 'customer-service@perrong.example' }
const addresses = {
  from: { name: 'Perrong', address: 'no-reply@perrong.example' },
  service,
  business: service,
}
const reference = 'P-7K3M-9QXD'
const received = new Date(sampleNow)
const link = 'https://perrong.example/newsletter?token=eyJwdXJwb3NlIjoiY29uZmlybSJ9.c2lnbmF0dXJl'

/**
 * Every mail that the site sends, in every language, with sample data.
 *
 * @throws where the sample of a form is not whole: `samples.ts` says what its rules ask for
 */
export async function sampleMails(): Promise<SampleMail[]> {
  const all = await Promise.all(locales.map(mailsIn))
  const notice = failedNotice([{ key: '', reference, day: '2027-06-25' }], addresses)
  return [...all.flat(), { id: 'failed-notice', mail: notice }]
}

async function mailsIn(locale: Locale): Promise<SampleMail[]> {
  const ofForms = await Promise.all(
    forms.map(async form => {
      const entries = { text: sampleEntries(form, locale), files: [] }
      const checked = await form.check(entries, locale, received)
      if (!checked.ok)
        throw new Error(`The sample of the form ${form.form.name}: ${JSON.stringify(checked.errors)}`)
      const facts = {
        locale,
        reference,
        received,
        addresses,
        suspect: false,
        catalogues: sampleCatalogues,
        confirmLink: () => link,
      }
      const { decisive, further } = checked.data.mails(facts)
      return [decisive, ...further].map(mail => ({ id: idOf(form.form.name, locale, mail), mail }))
    }),
  )
  const newsletter = (['subscribed', 'unsubscribed'] as const).flatMap(kind => {
    const change = { kind, email: 'mikkel@example.com', locale, reference, received, unsubscribe: link }
    const mails =
      kind === 'subscribed'
        ? [changeMail(change, addresses), welcomeMail(change, addresses)]
        : [changeMail(change, addresses)]
    return mails.map(mail => ({ id: idOf(`newsletter-${kind}`, locale, mail), mail }))
  })
  return [...ofForms.flat(), ...newsletter]
}

const idOf = (name: string, locale: Locale, { messageId }: Mail) =>
  `${name}-${locale}-${messageId.split('@')[0]?.split('.')[1]}`
