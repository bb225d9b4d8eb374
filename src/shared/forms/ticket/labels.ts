import { defineLabels } from '../kit/labels.ts'
import { customerLabels } from '../order/customer-labels.ts'
import { rideDayRefused } from '../ride-day-refused.ts'
import { ticketForm } from './form.ts'

/** The ticket request's words. */
export const ticketLabels = defineLabels(ticketForm, {
  from: {
    label: { en: 'From', sv: 'Från', da: 'Fra' },
    missing: {
      en: 'Enter where you are travelling from',
      sv: 'Skriv var resan börjar',
      da: 'Skriv, hvor rejsen begynder',
    },
  },
  to: {
    label: { en: 'To', sv: 'Till', da: 'Til' },
    missing: {
      en: 'Enter where you are going',
      sv: 'Skriv vart du ska',
      da: 'Skriv, hvor du skal hen',
    },
    refused: {
      en: 'The journey ends where it begins: enter another place',
      sv: 'Resan slutar där den börjar: skriv en annan plats',
      da: 'Rejsen slutter, hvor den begynder: skriv et andet sted',
    },
  },
  date: {
    label: { en: 'Date', sv: 'Datum', da: 'Dato' },
    missing: {
      en: 'Choose the day you travel',
      sv: 'Välj vilken dag du reser',
      da: 'Vælg, hvilken dag du rejser',
    },
    refused: rideDayRefused,
  },
  time: { label: { en: 'Departure', sv: 'Avgång', da: 'Afgang' } },
  class: {
    label: { en: 'Class', sv: 'Klass', da: 'Klasse' },
    none: { en: 'Choose a class', sv: 'Välj klass', da: 'Vælg klasse' },
    missing: { en: 'Choose a class', sv: 'Välj klass', da: 'Vælg klasse' },
    options: {
      second: { en: '2nd class', sv: '2:a klass', da: '2. klasse' },
      first: { en: '1st class', sv: '1:a klass', da: '1. klasse' },
    },
  },
  travellers: {
    label: { en: 'Who is travelling?', sv: 'Vilka reser?', da: 'Hvem rejser?' },
    hint: {
      en: 'For example: 2 adults, 1 child aged 8',
      sv: 'Till exempel: 2 vuxna, 1 barn 8 år',
      da: 'For eksempel: 2 voksne, 1 barn på 8 år',
    },
    missing: { en: 'Enter who is travelling', sv: 'Skriv vilka som reser', da: 'Skriv, hvem der rejser' },
  },
  wishes: {
    label: { en: 'Preferences', sv: 'Önskemål', da: 'Ønsker' },
    hint: {
      en: 'A window seat, a berth, the return journey, a bicycle, a discount card',
      sv: 'Plats vid fönstret, sovplats, resan hem, cykel, rabattkort',
      da: 'Plads ved vinduet, køje, hjemrejsen, cykel, rabatkort',
    },
  },
  ...customerLabels,
})

/** The words of the ticket request's fields in one language, as its rules and its island get them. */
export type TicketWords = ReturnType<typeof ticketLabels>['fields']
