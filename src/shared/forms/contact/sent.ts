import { defineText } from '../../../i18n/text.ts'

/** What is said once a contact message has arrived. */
export const contactSent = defineText({
  title: {
    en: 'You have just sent your email successfully!',
    sv: 'Ditt mejl har skickats!',
    da: 'Din e-mail er sendt!',
  },
  description: {
    en: 'Your message has reached our customer service, and a confirmation is on its way to your e-mail address.',
    sv: 'Ditt meddelande har nått vår kundtjänst, och en bekräftelse är på väg till din e-postadress.',
    da: 'Din besked er nået frem til vores kundeservice, og en bekræftelse er på vej til din e-mailadresse.',
  },
  next: {
    en: 'We answer by e-mail, normally within one working day. The reference is in the subject line of our confirmation; keep it if you call.',
    sv: 'Vi svarar per e-post, normalt inom en arbetsdag. Ärendenumret står i ämnesraden på bekräftelsen; ha det till hands om du ringer.',
    da: 'Vi svarer på e-mail, normalt inden for en arbejdsdag. Sagsnummeret står i bekræftelsens emnelinje; hav det klar, hvis du ringer.',
  },
})
