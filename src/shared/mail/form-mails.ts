import { languageName } from '../../i18n/format.ts'
import { localeConfig } from '../../i18n/locale-config.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { PlainPage } from '../../routing/href.ts'
import type { Fields, Form } from '../forms/kit/define-form.ts'
import type { FormWords } from '../forms/kit/labels.ts'
import { type AnyValues, mailRows } from '../forms/kit/mail-rows.ts'
import type { Catalogue } from '../shop/catalogue/catalogue.ts'
import {
  type MailBody,
  type MailLink,
  type Row,
  renderMail,
  type Section,
  withPlainSpaces,
} from './layout.ts'
import type { FormMails, Mail, MailAddresses, Mailbox } from './mail.ts'
import { mailText } from './mail-text.ts'

/** What is known about an accepted form besides its data. */
export interface MailFacts {
  /** The language of the form. */
  readonly locale: Locale
  readonly reference: string
  readonly received: Date
  readonly addresses: MailAddresses
  /** Whether a program may have sent it. Customer service's mail says so, and no confirmation is sent. */
  readonly suspect: boolean
  /** The absolute address of a page, in the language of the form. */
  readonly addressOf: (page: PlainPage) => string
  /** The shop's catalogue in each language, for a form whose prices are calculated. */
  readonly catalogues?: Catalogues
  /** Makes the link that confirms an address, for a form that needs one. */
  readonly confirmLink?: (email: string) => string
}

/** The catalogue in each language. */
export type Catalogues = Readonly<Record<Locale, Catalogue>>

/** The parts of a form's mails that differ from form to form. */
export interface FormMail {
  readonly form: Form<Fields>
  readonly labels: (locale: Locale) => FormWords
  readonly values: AnyValues
  readonly facts: MailFacts
  /** Who receives it; customer service by default. */
  readonly desk?: Mailbox
  readonly sender: Mailbox
  /** The kind of message, in English: `Contact form`. */
  readonly title: string
  /** The topic, in English, for the subject line, if the title does not say it. */
  readonly topic?: string
  /** Fixed text in the form's language. Never put a value of the form here. */
  readonly confirmation: {
    readonly title: string
    readonly intro: string
    readonly outro: string
    readonly links?: readonly MailLink[]
  }
  /** The sections after the form's own rows in each mail. Never put free text into the confirmation's sections. */
  readonly sections?: { readonly service: readonly Section[]; readonly confirmation: readonly Section[] }
}

/**
 * The two mails of a form that customer service reads: one to customer service with everything, and one to the sender
 * with the reference and the fields marked `echo`. So nobody can use us to send their own words to a stranger's
 * address.
 */
export function formMails(mail: FormMail): FormMails {
  return { decisive: serviceMail(mail), further: mail.facts.suspect ? [] : [confirmation(mail)] }
}

/** Customer service reads English, whatever language the form was in. */
const serviceLocale = 'en'

/** The label and the time at which a form arrived, in Swedish time. `['Received', '25 June 2027 at 11:30:00 CEST']` */
export function receivedRow(received: Date, locale: Locale): Row {
  const time = new Intl.DateTimeFormat(localeConfig[locale].tag, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'Europe/Stockholm',
  })
  return [mailText(locale).received, time.format(received)]
}

function serviceMail({ form, labels, values, facts, desk, sender, title, topic, sections }: FormMail): Mail {
  const { locale, reference, received, addresses, suspect } = facts
  const text = mailText(serviceLocale)
  const { rows, lists } = mailRows({
    fields: form.fields,
    words: labels(serviceLocale).fields,
    values,
    locale: serviceLocale,
    show: 'all',
  })
  const head: readonly Row[] = [
    [text.reference, reference],
    receivedRow(received, serviceLocale),
    [text.language, languageName(locale, serviceLocale)],
  ]
  const body: MailBody = {
    locale: serviceLocale,
    title: topic ? `${title}: ${topic}` : title,
    intro: [],
    sections: [{ rows: [...head, ...rows] }, ...lists, ...(sections?.service ?? [])],
    outro: [],
  }
  return {
    from: addresses.from,
    to: desk ?? addresses.service,
    replyTo: sender,
    subject: withPlainSpaces(
      `${suspect ? `${text.suspect}: ` : ''}${reference}: ${topic ?? title} (${locale})`,
    ),
    ...renderMail(body),
    attachments: attachments(values),
    messageId: messageId(facts, 'service'),
    automatic: false,
  }
}

function confirmation({
  form,
  labels,
  values,
  facts,
  desk,
  sender,
  sections,
  confirmation: words,
}: FormMail): Mail {
  const { locale, reference, received, addresses } = facts
  const text = mailText(locale)
  const { rows, lists } = mailRows({
    fields: form.fields,
    words: labels(locale).fields,
    values,
    locale,
    show: 'echoed',
  })
  const body: MailBody = {
    locale,
    title: words.title,
    intro: [words.intro],
    sections: [
      { rows: [[text.reference, reference], receivedRow(received, locale), ...rows] },
      ...lists,
      ...(sections?.confirmation ?? []),
    ],
    outro: [words.outro, text.notYou],
    links: words.links ?? [],
  }
  return {
    from: addresses.from,
    // No name, since the name is free text of the sender.
    to: { name: '', address: sender.address },
    replyTo: desk ?? addresses.service,
    subject: `${words.title} (${reference})`,
    ...renderMail(body),
    attachments: [],
    messageId: messageId(facts, 'confirmation'),
    automatic: true,
  }
}

/** The message id of one of a submission's mails, which is the same for every attempt. */
export const messageId = (
  { reference, addresses }: Pick<MailFacts, 'reference' | 'addresses'>,
  kind: string,
) => `${reference}.${kind}@${addresses.from.address.split('@').at(-1)}`

function attachments({ files }: AnyValues): Mail['attachments'] {
  return Array.isArray(files) ? files.filter(item => 'bytes' in item) : []
}
