import { basketLimits } from '../../shop/basket/limits.ts'
import { defineLabels } from '../kit/labels.ts'
import { customerLabels } from '../order/customer-labels.ts'
import { giftForm } from './form.ts'

/** The gift card's words. */
export const giftLabels = defineLabels(giftForm, {
  value: {
    label: { en: 'Value', sv: 'Belopp', da: 'Beløb' },
    missing: { en: 'Choose a value', sv: 'Välj ett belopp', da: 'Vælg et beløb' },
    refused: {
      en: 'We have no gift card of that value: choose one of those on the page',
      sv: 'Det finns inget presentkort på det beloppet: välj ett av beloppen på sidan',
      da: 'Der findes intet gavekort på det beløb: vælg et af dem på siden',
    },
  },
  design: {
    label: { en: 'Design', sv: 'Motiv', da: 'Motiv' },
    none: { en: 'Choose a design', sv: 'Välj ett motiv', da: 'Vælg et motiv' },
    missing: { en: 'Choose a design', sv: 'Välj ett motiv', da: 'Vælg et motiv' },
    options: {
      spring: { en: 'Spring', sv: 'Vår', da: 'Forår' },
      summer: { en: 'Summer', sv: 'Sommar', da: 'Sommer' },
      autumn: { en: 'Autumn', sv: 'Höst', da: 'Efterår' },
      winter: { en: 'Winter', sv: 'Vinter', da: 'Vinter' },
      night: { en: 'Night', sv: 'Natt', da: 'Nat' },
      town: { en: 'Town', sv: 'Stad', da: 'By' },
    },
  },
  greeting: {
    label: { en: 'Greeting', sv: 'Hälsning', da: 'Hilsen' },
    hint: {
      en: `Printed large on the card, at most ${basketLimits.greeting} characters. For example: Happy birthday, Ida`,
      sv: `Med stor text på kortet, högst ${basketLimits.greeting} tecken. Till exempel: Grattis, Ida`,
      da: `Med stor skrift på kortet, højst ${basketLimits.greeting} tegn. For eksempel: Tillykke, Ida`,
    },
  },
  note: {
    label: { en: 'Note', sv: 'Meddelande', da: 'Besked' },
    hint: {
      en: `Below the greeting, in your own words, at most ${basketLimits.note} characters`,
      sv: `Under hälsningen, med egna ord, högst ${basketLimits.note} tecken`,
      da: `Under hilsenen, med egne ord, højst ${basketLimits.note} tegn`,
    },
  },
  ...customerLabels,
})

/** The words of the gift card's fields in one language, as its rules and its island get them. */
export type GiftWords = ReturnType<typeof giftLabels>['fields']
