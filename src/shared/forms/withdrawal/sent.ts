import { defineText } from '../../../i18n/text.ts'

/** The message after a withdrawal has arrived, above its receipt. */
export const withdrawalSent = defineText({
  title: {
    en: 'We have your withdrawal',
    sv: 'Vi har fått ditt meddelande om att du ångrar avtalet',
    da: 'Vi har modtaget din fortrydelse',
  },
  description: {
    en: 'This is your receipt. Print it or save it: it shows what you sent, and when. You will normally also get a receipt by e-mail with the date, the time and the reference; if none arrives, we still have your withdrawal.',
    sv: 'Det här är ditt kvitto. Skriv ut eller spara det: det visar vad du har skickat, och när. Normalt kommer strax ett kvitto med datum, klockslag och ärendenummer per e-post; skulle det utebli har vi fått ditt meddelande ändå.',
    da: 'Dette er din kvittering. Udskriv eller gem den: den viser, hvad du har sendt, og hvornår. Normalt kommer der straks en kvittering med dato, klokkeslæt og sagsnummer på e-mail; skulle den udeblive, har vi modtaget din meddelelse alligevel.',
  },
  next: {
    en: 'We will answer by e-mail, normally within one working day. What you are owed will be refunded within 14 days of this message, in the way you paid.',
    sv: 'Vi svarar per e-post, normalt inom en arbetsdag. Det du har rätt till betalas tillbaka inom 14 dagar från det här meddelandet, på samma sätt som du betalade.',
    da: 'Vi svarer på e-mail, normalt inden for en arbejdsdag. Det, du har ret til, bliver betalt tilbage inden for 14 dage efter denne meddelelse og på samme måde, som du betalte.',
  },
})
