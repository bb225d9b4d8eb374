import { defineText } from '../../../i18n/text.ts'

/** The message after a contact message has arrived. */
export const contactSent = defineText({
  title: {
    en: 'You have just sent your email successfully!',
    sv: 'Ditt mejl har skickats!',
    da: 'Din e-mail er sendt!',
  },
  description: {
    en: 'We have your message. You will normally get a confirmation by e-mail; if none arrives, we still have your message.',
    sv: 'Vi har tagit emot ditt meddelande. Normalt kommer strax en bekräftelse per e-post; skulle den utebli har vi meddelandet ändå.',
    da: 'Vi har modtaget din besked. Normalt kommer der straks en bekræftelse på e-mail; skulle den udeblive, har vi beskeden alligevel.',
  },
  next: {
    en: 'We will answer by e-mail, normally within one working day. Keep the reference in case you write again or call.',
    sv: 'Vi svarar per e-post, normalt inom en arbetsdag. Spara ärendenumret, och ha det till hands om du skriver igen eller ringer.',
    da: 'Vi svarer på e-mail, normalt inden for en arbejdsdag. Gem sagsnummeret, og hav det klar, hvis du skriver igen eller ringer.',
  },
})
