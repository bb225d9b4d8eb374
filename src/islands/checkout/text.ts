import { defineText } from '../../i18n/text.ts'

export const buttons = defineText({
  send: { en: 'Send order request', sv: 'Skicka beställning', da: 'Send bestilling' },
  again: { en: 'Order something else', sv: 'Beställ något mer', da: 'Bestil noget andet' },
})

/** The checkout's words around the basket and the form. */
export const text = defineText({
  empty: { en: 'Your basket is empty', sv: 'Din varukorg är tom', da: 'Din kurv er tom' },
  emptyText: {
    en: 'Choose a pass, a gift card or a taxi, or write below what you would like to order.',
    sv: 'Välj ett pass, ett presentkort eller en taxi, eller skriv nedan vad du vill beställa.',
    da: 'Vælg et pas, et gavekort eller en taxa, eller skriv nedenfor, hvad du vil bestille.',
  },
  details: { en: 'Your details', sv: 'Dina uppgifter', da: 'Dine oplysninger' },
  noPayment: {
    en: 'No payment is taken on this site. You send a request; nothing is binding until you have said yes to our summary.',
    sv: 'Ingen betalning sker på webbplatsen. Du skickar en förfrågan; ingenting är bindande förrän du har sagt ja till vår sammanfattning.',
    da: 'Der betales ikke på webstedet. Du sender en forespørgsel; intet er bindende, før du har sagt ja til vores oversigt.',
  },
  inWriting: {
    en: 'Nothing is paid with this form. You send a request; nothing is binding until you have said yes to our summary.',
    sv: 'Ingenting betalas med det här formuläret. Du skickar en förfrågan; ingenting är bindande förrän du har sagt ja till vår sammanfattning.',
    da: 'Der betales ikke med denne formular. Du sender en forespørgsel; intet er bindende, før du har sagt ja til vores oversigt.',
  },
  paidAt: {
    en: 'You choose how to pay, and pay, at',
    sv: 'Du väljer betalsätt och betalar hos',
    da: 'Du vælger betalingsmåde og betaler hos',
  },
  gift: { en: 'I have a gift card', sv: 'Jag har ett presentkort', da: 'Jeg har et gavekort' },
  toPayment: { en: 'Go to payment', sv: 'Gå till betalning', da: 'Gå til betaling' },
  calendar: {
    en: 'Add the dates to your calendar',
    sv: 'Lägg in datumen i din kalender',
    da: 'Læg datoerne i din kalender',
  },
  print: { en: 'Print this page', sv: 'Skriv ut sidan', da: 'Udskriv siden' },
})

export type CheckoutText = ReturnType<typeof text>
