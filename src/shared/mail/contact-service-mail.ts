import type { Locale } from '../../i18n/locales.ts'
import type { Contact } from '../forms/contact.ts'
import type { Journey } from '../forms/contact-schema.ts'
import { journeyStatusLabels } from '../forms/journey-status.ts'
import { subjectLabels } from '../forms/subjects.ts'
import { contactMailText } from './contact-mail-text.ts'
import type { MailBody, Row, Section } from './layout.ts'

/** Customer service reads English, whatever language the form was in. */
const serviceLocale = 'en'
const text = contactMailText(serviceLocale)

const stockholmTime = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'long',
  timeZone: 'Europe/Stockholm',
})

/** Everything the sender gave, field by field, for customer service. */
export function contactServiceBody(
  contact: Contact,
  locale: Locale,
  reference: string,
  received: Date,
): MailBody {
  const { text: given, journeys, attachments } = contact
  const message: Section = {
    rows: [
      [text.reference, reference],
      [text.received, stockholmTime.format(received)],
      [text.language, new Intl.DisplayNames(serviceLocale, { type: 'language' }).of(locale) ?? locale],
      [text.subject, subjectLabels[given.subject][serviceLocale]],
      [text.name, given.name],
      [text.lastName, given.lastName],
      [text.email, given.email],
      [text.phone, given.phone || text.notGiven],
      [text.orderNumber, given.orderNumber || text.notGiven],
      [text.message, given.message],
      [text.claimInfo, given.claimInfo || text.notGiven],
      [text.files, attachments.map(({ name }) => name).join('\n') || text.notGiven],
    ],
  }
  return {
    locale: serviceLocale,
    title: `${text.serviceTitle}: ${subjectLabels[given.subject][serviceLocale]}`,
    intro: [],
    sections: [message, ...journeys.map(journeySection)],
    outro: [],
  }
}

function journeySection(journey: Journey, index: number): Section {
  const rows: readonly Row[] = [
    [text.date, journey.date],
    [text.from, journey.from],
    [text.to, journey.to],
    [text.departure, journey.departure || text.notGiven],
    [text.arrival, journey.arrival || text.notGiven],
    [text.train, journey.train || text.notGiven],
    [text.status, journey.status === '' ? text.notGiven : journeyStatusLabels[journey.status][serviceLocale]],
  ]
  return { heading: `${text.journey} ${index + 1}`, rows }
}
