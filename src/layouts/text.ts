import { defineText } from '../i18n/text.ts'

export const text = defineText({
  skip: { en: 'Skip to content', sv: 'Hoppa till innehållet', da: 'Gå til indhold' },
  main: { en: 'Main', sv: 'Huvudmeny', da: 'Hovedmenu' },
  menu: { en: 'Menu', sv: 'Meny', da: 'Menu' },
  language: { en: 'Language: English', sv: 'Språk: svenska', da: 'Sprog: dansk' },
  languageHeading: { en: 'Language', sv: 'Språk', da: 'Sprog' },
  currency: { en: 'Currency', sv: 'Valuta', da: 'Valuta' },
  pricesIn: { en: 'Prices are shown in', sv: 'Priser visas i', da: 'Priser vises i' },
  basket: { en: 'Basket', sv: 'Varukorg', da: 'Kurv' },
  here: { en: 'You are here', sv: 'Du är här', da: 'Du er her' },
  tickets: { en: 'Tickets', sv: 'Biljetter', da: 'Billetter' },
  plan: { en: 'Plan', sv: 'Planera', da: 'Planlæg' },
  help: { en: 'Help', sv: 'Hjälp', da: 'Hjælp' },
  cookies: { en: 'Cookie settings', sv: 'Inställningar för kakor', da: 'Cookieindstillinger' },
  deskTitle: { en: 'A person at the desk', sv: 'En människa i luckan', da: 'Et menneske ved skranken' },
  desk: {
    en: 'We answer in English, Swedish and Danish, and understand Norwegian.',
    sv: 'Vi svarar på svenska, danska och engelska, och förstår norska.',
    da: 'Vi svarer på dansk, svensk og engelsk og forstår norsk.',
  },
  organisation: { en: 'Org. no.', sv: 'Org.nr', da: 'Org.nr.' },
  vat: { en: 'VAT no.', sv: 'Momsnr', da: 'Momsnr.' },
  confirmLanguage: {
    en: 'You have typed something on this page that will stay here. Change language?',
    sv: 'Du har skrivit något på den här sidan som blir kvar här. Byta språk?',
    da: 'Du har skrevet noget på denne side, som bliver her. Skift sprog?',
  },
  order: { en: 'Order from customer service', sv: 'Beställ hos kundtjänst', da: 'Bestil hos kundeservice' },
  close: { en: 'Close', sv: 'Stäng', da: 'Luk' },
  partFailed: {
    en: 'A part of the page could not be loaded.',
    sv: 'En del av sidan kunde inte laddas.',
    da: 'En del af siden kunne ikke indlæses.',
  },
  retry: { en: 'Try again', sv: 'Försök igen', da: 'Prøv igen' },
  loading: { en: 'The page is loading', sv: 'Sidan laddas', da: 'Siden indlæses' },
})
