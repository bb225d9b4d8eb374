import type { Locale } from '../../i18n/locales.ts'
import { defineText } from '../../i18n/text.ts'
import type { FormWords } from '../../shared/forms/kit/labels.ts'
import { removedWords } from '../../shared/shop/words/removed-words.ts'
import { failureText } from '../boundary/text.ts'
import { text as checkoutText, buttons as orderButtons } from '../checkout/text.ts'
import { type FormProps, text as formText } from '../form/text.ts'

/** The words of the basket. Code that shows them fills in `{…}`. */
export const basketText = defineText({
  title: { en: 'Your basket', sv: 'Din varukorg', da: 'Din kurv' },
  loading: { en: 'Working out the prices', sv: 'Räknar ut priserna', da: 'Regner priserne ud' },
  noPrices: {
    en: 'The prices could not be loaded. You can still order, and you’ll see the price before you pay.',
    sv: 'Priserna gick inte att hämta. Du kan beställa ändå, och ser priset innan du betalar.',
    da: 'Priserne kunne ikke hentes. Du kan bestille alligevel og ser prisen, før du betaler.',
  },
  explained: {
    en: 'How the price is worked out',
    sv: 'Så räknas priset ut',
    da: 'Sådan er prisen regnet ud',
  },
  changed: {
    en: 'The price was {before} when you last saw it, and is now {now}.',
    sv: 'Priset var {before} när du såg det senast, och är nu {now}.',
    da: 'Prisen var {before}, da du så den sidst, og er nu {now}.',
  },
  'campaign-began': {
    en: 'An offer has started.',
    sv: 'En kampanj har börjat.',
    da: 'En kampagne er begyndt.',
  },
  'campaign-ended': {
    en: 'The offer has ended.',
    sv: 'Kampanjen är slut.',
    da: 'Kampagnen er slut.',
  },
  'new-price': {
    en: 'Our price changed on {day}.',
    sv: 'Vi ändrade priset den {day}.',
    da: 'Vi ændrede prisen den {day}.',
  },
  stepsSay: {
    en: 'The steps below show why.',
    sv: 'Stegen nedan visar varför.',
    da: 'Trinene nedenfor viser hvorfor.',
  },
  understood: { en: 'Got it', sv: 'Jag förstår', da: 'Forstået' },
  remove: { en: 'Remove {name}', sv: 'Ta bort {name}', da: 'Fjern {name}' },
  change: { en: 'Change {name}', sv: 'Ändra {name}', da: 'Ændr {name}' },
  changeShort: { en: 'Change', sv: 'Ändra', da: 'Ændr' },
  removeShort: { en: 'Remove', sv: 'Ta bort', da: 'Fjern' },
  removed: removedWords,
  removedNamed: { en: '{name} has been removed.', sv: '{name} har tagits bort.', da: '{name} er fjernet.' },
  undo: { en: 'Undo', sv: 'Ångra', da: 'Fortryd' },
  total: { en: 'Total', sv: 'Summa', da: 'I alt' },
  vat: {
    en: 'Our own sample prices, including VAT.',
    sv: 'Våra egna exempelpriser, inklusive moms.',
    da: 'Vores egne eksempelpriser, inklusive moms.',
  },
  more: {
    en: 'Customer service will tell you the full price before you pay.',
    sv: 'Kundtjänst talar om hela priset innan du betalar.',
    da: 'Kundeservice oplyser hele prisen, før du betaler.',
  },
  unkept: {
    en: 'Your browser does not save the basket, so it will be lost when you leave this page.',
    sv: 'Din webbläsare sparar inte varukorgen, så den försvinner när du lämnar sidan.',
    da: 'Din browser gemmer ikke kurven, så den er væk, når du forlader siden.',
  },
})

export type BasketText = ReturnType<typeof basketText>

/** The words with which a form of the shop puts something into the basket. */
export const addingText = defineText({
  fewer: { en: 'One fewer: {name}', sv: 'En färre: {name}', da: 'Én færre: {name}' },
  moreOf: { en: 'One more: {name}', sv: 'En till: {name}', da: 'Én mere: {name}' },
  total: { en: 'Price', sv: 'Pris', da: 'Pris' },
  explained: {
    en: 'How the price is worked out',
    sv: 'Så räknas priset ut',
    da: 'Sådan er prisen regnet ud',
  },
  add: { en: 'Add to basket', sv: 'Lägg i varukorgen', da: 'Læg i kurven' },
  changing: {
    en: 'You are changing: {name}.',
    sv: 'Du ändrar: {name}.',
    da: 'Du ændrer: {name}.',
  },
  leave: { en: 'Leave it as it is', sv: 'Låt det vara som det är', da: 'Lad det være, som det er' },
  save: { en: 'Save the change', sv: 'Spara ändringen', da: 'Gem ændringen' },
  gone: {
    en: 'What you wanted to change is no longer in the basket. If you fill in the form, it will be added as a new item.',
    sv: 'Det du ville ändra finns inte längre i varukorgen. Fyller du i formuläret läggs det till som en ny vara.',
    da: 'Det, du ville ændre, er ikke længere i kurven. Udfylder du formularen, bliver det lagt i kurven som en ny vare.',
  },
  added: {
    en: 'In the basket: {name}',
    sv: 'Ligger i varukorgen: {name}',
    da: 'Ligger i kurven: {name}',
  },
  toCheckout: { en: 'Go to checkout', sv: 'Gå till kassan', da: 'Gå til kassen' },
  unkept: {
    en: 'Your browser does not save the basket for the next page, so the checkout opens on this one.',
    sv: 'Din webbläsare sparar inte varukorgen till nästa sida, så kassan öppnas på den här.',
    da: 'Din browser gemmer ikke kurven til næste side, så kassen åbnes på denne.',
  },
  noCheckout: {
    en: 'The checkout could not be loaded. Try again, or call us.',
    sv: 'Kassan gick inte att hämta. Försök igen, eller ring oss.',
    da: 'Kassen kunne ikke hentes. Prøv igen, eller ring til os.',
  },
  retry: { en: 'Try again', sv: 'Försök igen', da: 'Prøv igen' },
  full: {
    en: 'The basket is full. Please order what is in it first.',
    sv: 'Varukorgen är full. Beställ först det som ligger i den.',
    da: 'Kurven er fuld. Bestil først det, der ligger i den.',
  },
  noPrices: {
    en: 'The prices could not be loaded. Try again in a little while, or call us.',
    sv: 'Priserna gick inte att hämta. Försök igen om en stund, eller ring oss.',
    da: 'Priserne kunne ikke hentes. Prøv igen om lidt, eller ring til os.',
  },
})

export type AddingText = ReturnType<typeof addingText>

/** The props of a line's form from its host. */
export interface LineFormProps<Fields>
  extends Pick<FormProps<Fields>, 'locale' | 'words' | 'text' | 'privacyHref'> {
  /** `another`: the label of the button that starts another line; `who`: the heading of the customer's fields. */
  readonly adding: AddingText & Readonly<Record<'another' | 'who', string>>
  readonly checkoutHref: string
}

interface LineFormTexts<Fields>
  extends Pick<LineFormProps<Fields>, 'locale' | 'privacyHref' | 'checkoutHref'> {
  readonly labels: (locale: Locale) => FormWords<Fields>
  readonly another: string
}

/** Picks one language's words of a line's form for its island. */
export function lineFormProps<Fields>({
  locale,
  labels,
  another,
  ...hrefs
}: LineFormTexts<Fields>): LineFormProps<Fields> & { readonly failure: ReturnType<typeof failureText> } {
  return {
    locale,
    words: labels(locale),
    text: { ...formText(locale), ...orderButtons(locale) },
    adding: { ...addingText(locale), another, who: checkoutText(locale).details },
    failure: failureText(locale),
    ...hrefs,
  }
}
