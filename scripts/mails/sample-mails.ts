import { type Locale, locales } from '../../src/i18n/locales.ts'
import { href, type PlainPage } from '../../src/routing/href.ts'
import { failedNotice } from '../../src/server/mail/outbox/notice.ts'
import { rowName } from '../../src/shared/forms/kit/field-name.ts'
import type { Field } from '../../src/shared/forms/kit/fields.ts'
import { changeMail, welcomeMail } from '../../src/shared/forms/newsletter/changed-mails.ts'
import { forms, type RegisteredForm } from '../../src/shared/forms/registry.ts'
import type { Mail } from '../../src/shared/mail/mail.ts'
import { sampleCatalogues } from '../../src/shared/shop/sample-catalogues.ts'

/** When the samples are sent; the dates in them are later. */
const sampleNow = Date.UTC(2027, 5, 25, 9, 30)

const byKind = {
  line: 'Åhus & Ærø',
  paragraph: 'The connection was missed.\n<b>Two</b> bicycles & one child.',
  email: 'mikkel@example.com',
  phone: '+46 31 390 06 00',
  date: '2027-06-21',
  time: '08:33',
  consent: 'on',
}

/** Sample values for fields by name, in any form. */
const byName: Readonly<Record<string, string>> = {
  name: 'Mikkel',
  lastName: 'Sørensen-Åström',
  contactName: 'Åsa Berg',
  from: 'Malmö C',
  to: 'Hamburg Hbf',
  orderNumber: 'P-7K3M-9QXD',
  train: 'EC 1076',
  page: '/sv/guide-detail/norge',
}

/** Sample values that a form's own rules require: a future journey, a value as its page writes it. */
const byForm: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ticket: { date: '2027-07-21' },
  taxi: { date: '2027-07-21' },
  gift: { value: 'EUR 10000' },
}

/** A complete form with every field filled in, as its page would send it in a language. */
function sampleEntries({ form }: RegisteredForm, locale: string): Map<string, string> {
  const value = (name: string, field: Field) => {
    const own = byForm[form.name]?.[name] ?? byName[name]
    if (own !== undefined) return own
    if (field.kind === 'choice') return field.values.at(-1) ?? ''
    return field.kind === 'list' || field.kind === 'files' || field.kind === 'json' ? '' : byKind[field.kind]
  }
  const fields = Object.entries(form.fields).flatMap(([name, field]) =>
    field.kind === 'list'
      ? [0, 1].flatMap(row =>
          Object.entries(field.fields).map(
            ([inner, kind]) => [rowName(name, row, inner), value(inner, kind)] as const,
          ),
        )
      : [[name, value(name, field)] as const],
  )
  return new Map([['form', form.name], ['locale', locale], ...fields])
}

/** A mail to look at. */
export interface SampleMail {
  /** For example `contact-sv-confirmation`. */
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
 * @throws if the sample of a form is not valid: `byForm` has what its rules require
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
        addressOf: (page: PlainPage) => `https://perrong.example${href(page, locale)}`,
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
