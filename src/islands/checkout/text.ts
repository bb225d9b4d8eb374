import { defineText } from '../../i18n/text.ts'

export const buttons = defineText({
  send: { en: 'Send order request', sv: 'Skicka beställning', da: 'Send bestilling' },
  again: { en: 'Order something else', sv: 'Beställ något mer', da: 'Bestil noget andet' },
})

/** The checkout's words besides those of the basket and the form. */
export const text = defineText({
  thanks: { en: 'Thank you, {name}', sv: 'Tack, {name}', da: 'Tak, {name}' },
  copy: { en: 'Copy the reference', sv: 'Kopiera ärendenumret', da: 'Kopiér sagsnummeret' },
  copied: { en: 'Copied', sv: 'Kopierat', da: 'Kopieret' },
  notCopied: {
    en: 'Could not copy it: please write it down',
    sv: 'Gick inte att kopiera: skriv upp det',
    da: 'Kunne ikke kopieres: skriv det ned',
  },
  next: { en: 'What happens next', sv: 'Vad som händer nu', da: 'Det sker nu' },
  today: { en: 'Today, {day}', sv: 'I dag, {day}', da: 'I dag, {day}' },
  arrived: {
    en: 'We have your order request. Keep the reference until everything is settled.',
    sv: 'Din beställning har kommit fram. Spara ärendenumret tills allt är klart.',
    da: 'Din bestilling er kommet frem. Gem sagsnummeret, til alt er på plads.',
  },
  byDay: {
    en: 'Normally by the end of {day}',
    sv: 'Normalt senast {day}',
    da: 'Normalt senest {day}',
  },
  summary: {
    en: 'Customer service will e-mail you the full price, the conditions and how to pay.',
    sv: 'Kundtjänst mejlar dig hela priset, villkoren och hur du betalar.',
    da: 'Kundeservice sender dig hele prisen, betingelserne og anvisninger til betaling på e-mail.',
  },
  onceRead: {
    en: 'Once you have read the e-mail',
    sv: 'När du har läst mejlet',
    da: 'Når du har læst mailen',
  },
  agree: {
    en: 'You accept and pay. Until then nothing is binding.',
    sv: 'Du säger ja och betalar. Innan dess är ingenting bindande.',
    da: 'Du siger ja og betaler. Indtil da er intet bindende.',
  },
  sendNames: {
    en: 'Reply to our confirmation with the reference and, for each traveller, the names as in the passport, the birth date and the country of residence. The ages are checked then, and the price may change.',
    sv: 'Svara på vår bekräftelse med ärendenumret och, för varje resenär, namnen precis som i resepasset, födelsedatum och bosättningsland. Då kontrolleras åldrarna, och priset kan ändras.',
    da: 'Svar på vores bekræftelse med sagsnummeret og for hver rejsende navnene som i rejsepasset, fødselsdatoen og bopælslandet. Så kontrolleres alderen, og prisen kan ændre sig.',
  },
  oncePaid: { en: 'After payment', sv: 'Efter betalningen', da: 'Efter betalingen' },
  delivery: {
    en: 'Your tickets, pass number or code will come by e-mail. A gift card can be withdrawn from within 14 days: the link is at the foot of every page. Passes, tickets and taxis have their own conditions.',
    sv: 'Biljetter, passnummer eller kod kommer per e-post. Ett presentkort kan ångras inom 14 dagar: länken finns längst ned på varje sida. Pass, biljetter och taxi har egna villkor.',
    da: 'Billetter, pasnummer eller kode kommer på e-mail. Et gavekort kan fortrydes inden for 14 dage: linket står nederst på hver side. Pas, billetter og taxa har deres egne betingelser.',
  },
  ordered: { en: 'What you have ordered', sv: 'Det du har beställt', da: 'Det, du har bestilt' },
  empty: { en: 'Your basket is empty', sv: 'Din varukorg är tom', da: 'Din kurv er tom' },
  emptyText: {
    en: 'Choose something here and you’ll see the price before you order.',
    sv: 'Välj något här, så ser du priset innan du beställer.',
    da: 'Vælg noget her, så ser du prisen, før du bestiller.',
  },
  noBasket: {
    en: 'Your basket can’t be shown',
    sv: 'Varukorgen kan inte visas',
    da: 'Kurven kan ikke vises',
  },
  noBasketText: {
    en: 'It needs JavaScript. Turn that on and reload the page, or call or write to customer service and we’ll help you order.',
    sv: 'Den kräver JavaScript. Slå på det och ladda om sidan. Du kan också ringa eller skriva till kundtjänst, så hjälper vi dig att beställa.',
    da: 'Den kræver JavaScript. Slå det til, og genindlæs siden. Du kan også ringe eller skrive til kundeservice, så hjælper vi dig med at bestille.',
  },
  contact: { en: 'Write to customer service', sv: 'Skriv till kundtjänst', da: 'Skriv til kundeservice' },
  written: {
    en: 'Or tell us what you would like to order',
    sv: 'Eller skriv vad du vill beställa',
    da: 'Eller skriv, hvad du vil bestille',
  },
  details: { en: 'Your details', sv: 'Dina uppgifter', da: 'Dine oplysninger' },
  noPayment: {
    en: 'No payment is taken on this site. You send a request; nothing is binding until you have accepted our summary.',
    sv: 'Ingen betalning sker på webbplatsen. Du skickar en förfrågan; ingenting är bindande förrän du har sagt ja till vår sammanfattning.',
    da: 'Der betales ikke på webstedet. Du sender en forespørgsel; intet er bindende, før du har sagt ja til vores oversigt.',
  },
  inWriting: {
    en: 'You pay nothing with this form. You send a request; nothing is binding until you have accepted our summary.',
    sv: 'Ingenting betalas med det här formuläret. Du skickar en förfrågan; ingenting är bindande förrän du har sagt ja till vår sammanfattning.',
    da: 'Der betales ikke med denne formular. Du sender en forespørgsel; intet er bindende, før du har sagt ja til vores oversigt.',
  },
  paidAt: {
    en: 'You pay on our payment site, {host}.',
    sv: 'Du betalar på vår betalsida, {host}.',
    da: 'Du betaler på vores betalingsside, {host}.',
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
