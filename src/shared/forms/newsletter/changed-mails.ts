import { languageName } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { defineText } from '../../../i18n/text.ts'
import { messageId, receivedRow } from '../../mail/form-mails.ts'
import { type Row, renderMail } from '../../mail/layout.ts'
import type { Mail, MailAddresses } from '../../mail/mail.ts'
import { mailText } from '../../mail/mail-text.ts'

/** An address that was confirmed or unsubscribed. */
export interface SubscriptionChange {
  readonly kind: 'subscribed' | 'unsubscribed'
  readonly email: string
  readonly locale: Locale
  readonly reference: string
  readonly received: Date
  /** The link that unsubscribes this address, for every issue that is sent to it. */
  readonly unsubscribe: string
}

const welcome = defineText({
  title: {
    en: 'You are signed up for our newsletter',
    sv: 'Nu får du vårt nyhetsbrev',
    da: 'Nu får du vores nyhedsbrev',
  },
  intro: {
    en: 'Thank you. You have confirmed this address, and the next issue will come to it.',
    sv: 'Tack! Du har bekräftat den här adressen, och nästa nummer kommer hit.',
    da: 'Tak! Du har bekræftet denne adresse, og næste nummer kommer hertil.',
  },
  action: { en: 'Unsubscribe', sv: 'Avsluta nyhetsbrevet', da: 'Afmeld nyhedsbrevet' },
  outro: {
    en: 'The link works for as long as you receive the newsletter. It is in every issue.',
    sv: 'Länken gäller så länge du får nyhetsbrevet. Den finns i varje nummer.',
    da: 'Linket gælder, så længe du får nyhedsbrevet. Det står i hvert nummer.',
  },
})

/** Welcomes a new subscriber, with a link to unsubscribe. */
export function welcomeMail(change: SubscriptionChange, addresses: MailAddresses): Mail {
  const { email, locale, reference, received, unsubscribe } = change
  const words = welcome(locale)
  return {
    from: addresses.from,
    to: { name: '', address: email },
    replyTo: addresses.service,
    subject: `${words.title} (${reference})`,
    ...renderMail({
      locale,
      title: words.title,
      intro: [words.intro],
      action: { label: words.action, href: unsubscribe },
      sections: [{ rows: [[mailText(locale).reference, reference], receivedRow(received, locale)] }],
      outro: [words.outro],
    }),
    attachments: [],
    messageId: messageId({ reference, addresses }, 'welcome'),
    automatic: true,
    unsubscribe,
  }
}

const serviceWords = {
  subscribed: {
    title: 'Newsletter: new subscriber',
    intro:
      'The owner of this address has confirmed that they want the newsletter. Include the link in every issue sent to it.',
  },
  unsubscribed: {
    title: 'Newsletter: unsubscribed',
    intro: 'Take this address off the list. Send it no further issues.',
  },
} as const

/** Notifies customer service, in English, if no API keeps the list or the API did not accept the change. */
export function changeMail(change: SubscriptionChange, addresses: MailAddresses): Mail {
  const { kind, email, locale, reference, received, unsubscribe } = change
  const { title, intro } = serviceWords[kind]
  const text = mailText('en')
  const link: readonly Row[] = kind === 'subscribed' ? [['Unsubscribe link', unsubscribe]] : []
  return {
    from: addresses.from,
    to: addresses.service,
    replyTo: { name: '', address: email },
    subject: `${reference}: ${title} (${locale})`,
    ...renderMail({
      locale: 'en',
      title,
      intro: [intro],
      sections: [
        {
          rows: [
            ['E-mail', email],
            [text.reference, reference],
            receivedRow(received, 'en'),
            [text.language, languageName(locale, 'en')],
            ...link,
          ],
        },
      ],
      outro: [],
    }),
    attachments: [],
    messageId: messageId({ reference, addresses }, 'service'),
    automatic: true,
  }
}
