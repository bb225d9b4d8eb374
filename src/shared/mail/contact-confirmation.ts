import type { Locale } from '../../i18n/locales.ts'
import type { Contact } from '../forms/contact.ts'
import { journeyStatusLabels } from '../forms/journey-status.ts'
import { subjectLabels } from '../forms/subjects.ts'
import { contactMailText } from './contact-mail-text.ts'
import type { MailBody, Row } from './layout.ts'

/**
 * What the sender is told: the reference and values chosen from a list, a calendar or a clock.
 * Nothing typed is repeated (no name, message, station or file name), so that nobody can have us send their
 * words to a stranger's address.
 */
export function contactConfirmationBody(contact: Contact, locale: Locale, reference: string): MailBody {
  const text = contactMailText(locale)
  const journeys = contact.journeys.map(({ date, departure, arrival, status }, index): Row => {
    const times = [departure, arrival].filter(Boolean).join('–')
    const happened = status === '' ? '' : journeyStatusLabels[status][locale]
    return [`${text.journey} ${index + 1}`, [date, times, happened].filter(Boolean).join(' · ')]
  })
  const files: readonly Row[] =
    contact.attachments.length > 0 ? [[text.files, String(contact.attachments.length)]] : []
  return {
    locale,
    title: text.confirmationTitle,
    intro: [text.confirmationIntro],
    sections: [
      {
        rows: [
          [text.reference, reference],
          [text.subject, subjectLabels[contact.text.subject][locale]],
          ...journeys,
          ...files,
        ],
      },
    ],
    outro: [text.confirmationOutro, text.notYou],
  }
}
