import { defineText } from '../../i18n/text.ts'

/** The words of the ticket request besides those of its fields. The form replaces `{…}`. */
export const text = defineText({
  order: { en: 'Order tickets', sv: 'Beställ biljetter', da: 'Bestil billetter' },
  oneAdult: { en: '1 adult', sv: '1 vuxen', da: '1 voksen' },
  addWishes: { en: 'Add preferences', sv: 'Lägg till önskemål', da: 'Tilføj et ønske' },
  matches: { en: 'Worth reading first', sv: 'Läs gärna först', da: 'Værd at læse først' },
  found: {
    en: 'Matching guides and routes: {count}',
    sv: 'Guider och rutter som passar: {count}',
    da: 'Guider og ruter, der passer: {count}',
  },
  /** The place of the answer. */
  fillBoth: {
    en: 'Fill in both, and see how long the journey takes.',
    sv: 'Fyll i båda, så ser du hur lång tid resan tar.',
    da: 'Udfyld begge, og se, hvor lang tid rejsen tager.',
  },
  looking: { en: 'Looking up the journey …', sv: 'Söker resan …', da: 'Finder rejsen …' },
  takes: {
    en: '{from}–{to}: about {time}, {changes}.',
    sv: '{from}–{to}: cirka {time}, {changes}.',
    da: '{from}–{to}: cirka {time}, {changes}.',
  },
  onlyByNight: {
    en: '{from}–{to}: by night train, about {time}, {changes}.',
    sv: '{from}–{to}: med nattåg, cirka {time}, {changes}.',
    da: '{from}–{to}: med nattog, cirka {time}, {changes}.',
  },
  orByNight: {
    en: 'By night train: about {time}, {changes}.',
    sv: 'Med nattåg: cirka {time}, {changes}.',
    da: 'Med nattog: cirka {time}, {changes}.',
  },
  direct: { en: 'direct', sv: 'direkt', da: 'direkte' },
  oneChange: { en: '1 change', sv: '1 byte', da: '1 skift' },
  changes: { en: '{count} changes', sv: '{count} byten', da: '{count} skift' },
  details: {
    en: 'Trains, seats and fees',
    sv: 'Tåg, platser och avgifter',
    da: 'Tog, pladser og gebyrer',
  },
  plan: { en: 'Plan this trip', sv: 'Planera resan', da: 'Planlæg rejsen' },
  noWay: {
    en: 'We don’t know of a connection from {from} to {to}. Ask us all the same: there may be one.',
    sv: 'Vi känner inte till någon förbindelse från {from} till {to}. Fråga oss ändå, det kan finnas en.',
    da: 'Vi kender ingen forbindelse fra {from} til {to}. Spørg os alligevel, der kan være en.',
  },
  noPlace: {
    en: 'We don’t know a station called “{typed}”, so we can’t say how long it takes. You can still ask for the ticket.',
    sv: 'Vi känner inte till någon station som heter ”{typed}” och vet inte hur lång tid det tar. Du kan ändå fråga efter biljetten.',
    da: 'Vi kender ingen station, der hedder »{typed}«, og ved ikke, hvor lang tid det tager. Du kan stadig spørge efter billetten.',
  },
  samePlace: {
    en: 'The journey begins and ends in the same place.',
    sv: 'Resan börjar och slutar på samma plats.',
    da: 'Rejsen begynder og slutter samme sted.',
  },
  noNetwork: {
    en: 'The connections could not be loaded. You can still ask for the ticket.',
    sv: 'Förbindelserna gick inte att hämta. Du kan ändå fråga efter biljetten.',
    da: 'Forbindelserne kunne ikke hentes. Du kan stadig spørge efter billetten.',
  },
  another: { en: 'Ask for another ticket', sv: 'Lägg till en biljett till', da: 'Tilføj en billet mere' },
})

/** The words of the ticket request, with those about ordering, which the page provides. */
export type TicketText = ReturnType<typeof text> & Readonly<Record<'orderNote', string>>

/** The addresses that the answer loads from and links to. */
export interface AnswerPaths {
  /** The network, as a file. */
  readonly network: string
  /** The trip planner. */
  readonly planner: string
  /** The list of journeys: each journey's page is below it. */
  readonly journeys: string
}

/** A journey that has a page. */
export interface ExampleJourney {
  readonly href: string
  readonly name: string
}
