import { defineLabels } from '../kit/labels.ts'
import { personLabels } from '../person-labels.ts'
import { withdrawalForm } from './form.ts'

/** The withdrawal's words. */
export const withdrawalLabels = defineLabels(withdrawalForm, {
  name: {
    label: { en: 'Your name', sv: 'Ditt namn', da: 'Dit navn' },
    hint: {
      en: 'The name on the order',
      sv: 'Namnet som beställningen gjordes i',
      da: 'Det navn, bestillingen er afgivet i',
    },
    missing: { en: 'Enter your name', sv: 'Skriv ditt namn', da: 'Skriv dit navn' },
  },
  contract: {
    label: {
      en: 'The contract you are withdrawing from',
      sv: 'Avtalet du ångrar',
      da: 'Den aftale, du fortryder',
    },
    hint: {
      en: 'The order number or reference (P-…), or what you bought and on which day',
      sv: 'Ordernumret eller ärendenumret (P-…), eller vad du köpte och vilken dag',
      da: 'Bestillingsnummeret eller sagsnummeret (P-…), eller hvad du købte og hvilken dag',
    },
    missing: {
      en: 'Enter the order number, or what you bought',
      sv: 'Skriv ordernumret, eller vad du köpte',
      da: 'Skriv bestillingsnummeret, eller hvad du købte',
    },
  },
  part: {
    label: { en: 'Only part of it?', sv: 'Bara en del av det?', da: 'Kun en del af den?' },
    hint: {
      en: 'If so, tell us which part. If you leave this empty, you withdraw from all of it.',
      sv: 'Skriv i så fall vilken. Lämnar du fältet tomt ångrar du hela avtalet.',
      da: 'Skriv i så fald hvilken. Er feltet tomt, fortryder du hele aftalen.',
    },
  },
  email: {
    ...personLabels.email,
    hint: {
      en: 'We will send the receipt here',
      sv: 'Hit skickar vi kvittot',
      da: 'Hertil sender vi kvitteringen',
    },
  },
})

/** The words of the withdrawal's fields in one language, as its island gets them. */
export type WithdrawalWords = ReturnType<typeof withdrawalLabels>['fields']
