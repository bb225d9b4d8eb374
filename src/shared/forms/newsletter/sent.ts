import { defineText } from '../../../i18n/text.ts'

/** The message to whoever asks for the newsletter, whether or not the address is subscribed already. */
export const newsletterSent = defineText({
  title: {
    en: 'One more step: check your e-mail',
    sv: 'Ett steg kvar: titta i din e-post',
    da: 'Ét trin tilbage: se i din e-mail',
  },
  description: {
    en: 'We have sent a link to the address you gave. Open it within 48 hours and confirm there: until then you are not on any list.',
    sv: 'Vi har skickat en länk till adressen du angav. Öppna den inom 48 timmar och bekräfta där. Innan dess står du inte på någon lista.',
    da: 'Vi har sendt et link til den adresse, du angav. Åbn det inden for 48 timer, og bekræft der. Indtil da står du ikke på nogen liste.',
  },
  next: {
    en: 'No e-mail? Check your spam folder, or sign up again: we send at most three links a day to one address.',
    sv: 'Inget mejl? Titta i skräpposten eller anmäl dig igen. Vi skickar högst tre länkar om dagen till samma adress.',
    da: 'Ingen mail? Se i spammappen, eller tilmeld dig igen. Vi sender højst tre links om dagen til den samme adresse.',
  },
})
