import { defineText } from '../../../i18n/text.ts'
import { formMails, type MailFacts, messageId, receivedRow } from '../../mail/form-mails.ts'
import { renderMail } from '../../mail/layout.ts'
import type { FormMails } from '../../mail/mail.ts'
import { mailText } from '../../mail/mail-text.ts'
import type { Values } from '../kit/define-form.ts'
import { type NewsletterFields, newsletterForm } from './form.ts'
import { newsletterLabels } from './labels.ts'

const confirm = defineText({
  title: {
    en: 'Confirm that you want our newsletter',
    sv: 'Bekräfta att du vill ha vårt nyhetsbrev',
    da: 'Bekræft, at du vil have vores nyhedsbrev',
  },
  intro: {
    en: 'Somebody asked on our site to have Perrong’s newsletter sent to this address. If it was you, open the link and press the button there. The link works for 48 hours.',
    sv: 'Någon har på vår webbplats bett om att få Perrongs nyhetsbrev till den här adressen. Om det var du, öppna länken och tryck på knappen där. Länken gäller i 48 timmar.',
    da: 'Nogen har på vores websted bedt om at få Perrongs nyhedsbrev sendt til denne adresse. Hvis det var dig, så åbn linket, og tryk på knappen der. Linket gælder i 48 timer.',
  },
  action: { en: 'Open the link', sv: 'Öppna länken', da: 'Åbn linket' },
  notYou: {
    en: 'If it wasn’t you, you don’t need to do anything: unless you press the button, this address will not be added to any list.',
    sv: 'Om det inte var du behöver du inte göra något. Utan knapptrycket står adressen inte på någon lista.',
    da: 'Hvis det ikke var dig, behøver du ikke gøre noget. Uden et tryk på knappen står adressen ikke på nogen liste.',
  },
})

/**
 * The mail of a sign-up: the link that confirms it, sent only to the given address. If a program may have sent the
 * form, customer service gets a mail instead.
 *
 * @throws if there is no key to sign the link
 */
export function newsletterMails(values: Values<NewsletterFields>, facts: MailFacts): FormMails {
  const { locale, reference, received, addresses, suspect, confirmLink } = facts
  const words = confirm(locale)
  if (suspect) {
    return formMails({
      form: newsletterForm,
      labels: newsletterLabels,
      values,
      facts,
      sender: { name: '', address: values.email },
      title: 'Newsletter',
      topic: 'Newsletter sign-up',
      confirmation: { title: words.title, intro: words.intro, outro: words.notYou },
    })
  }
  if (!confirmLink) throw new Error('There is no key to sign a link with')
  const decisive = {
    from: addresses.from,
    to: { name: '', address: values.email },
    replyTo: addresses.service,
    subject: `${words.title} (${reference})`,
    ...renderMail({
      locale,
      title: words.title,
      intro: [words.intro],
      action: { label: words.action, href: confirmLink(values.email) },
      sections: [{ rows: [[mailText(locale).reference, reference], receivedRow(received, locale)] }],
      outro: [words.notYou],
    }),
    attachments: [],
    messageId: messageId(facts, 'confirm'),
    automatic: true,
  }
  return { decisive, further: [] }
}
