import { defineText } from '../../i18n/text.ts'

/**
 * The words for compulsory, optional and no reservations. The operators' own terms are beside them, in their own
 * language.
 */
export const text = defineText({
  train: { en: 'Train', sv: 'Tåg', da: 'Tog' },
  seat: { en: 'Reservation with a pass', sv: 'Platsbokning med pass', da: 'Pladsreservation med pas' },
  fee: { en: 'From about', sv: 'Från cirka', da: 'Fra cirka' },
  compulsory: { en: 'Compulsory', sv: 'Obligatorisk', da: 'Obligatorisk' },
  optional: { en: 'Optional', sv: 'Frivillig', da: 'Valgfri' },
  summer: {
    en: 'Optional; can be compulsory in summer',
    sv: 'Frivillig; kan vara obligatorisk på sommaren',
    da: 'Valgfri; kan være obligatorisk om sommeren',
  },
  none: { en: 'Not needed', sv: 'Behövs inte', da: 'Ikke nødvendig' },
  'own-ticket': {
    en: 'Not covered: buy a ticket',
    sv: 'Ingår inte: köp biljett',
    da: 'Ikke med: køb billet',
  },
  unknown: { en: 'Not known', sv: 'Okänt', da: 'Ukendt' },
  free: { en: '–', sv: '–', da: '–' },
  first: { en: '1st class', sv: '1:a klass', da: '1. klasse' },
  footnote: {
    en: 'Fees are for 2nd class, with the year they date from: check before you pay.',
    sv: 'Avgifterna gäller 2:a klass, med det år de är från: kontrollera innan du betalar.',
    da: 'Gebyrerne gælder 2. klasse, med det år, de er fra: tjek, før du betaler.',
  },
  noFees: {
    en: (allowance: string) =>
      `We could not confirm what a reservation costs with a pass on these trains: ask us and we will find out. Our estimates allow about ${allowance} for each train.`,
    sv: (allowance: string) =>
      `Vi har inte kunnat bekräfta vad platsbokning kostar med pass på de här tågen: fråga oss, så tar vi reda på det. Vi räknar med cirka ${allowance} per plats.`,
    da: (allowance: string) =>
      `Vi har ikke kunnet få bekræftet, hvad pladsreservation koster med pas i disse tog: spørg os, så finder vi ud af det. Vi regner med cirka ${allowance} pr. plads.`,
  },
  countries: { en: 'Jump to a country', sv: 'Hoppa till ett land', da: 'Gå til et land' },
  also: {
    en: (countries: string) => `also ${countries}`,
    sv: (countries: string) => `även ${countries}`,
    da: (countries: string) => `også ${countries}`,
  },
  elsewhere: { en: 'Under another country:', sv: 'Under ett annat land:', da: 'Under et andet land:' },
  sources: { en: 'Sources:', sv: 'Källor:', da: 'Kilder:' },
  book: {
    en: 'Where to book, with or without a pass',
    sv: 'Här bokar du, med eller utan pass',
    da: 'Her bestiller du, med eller uden pas',
  },
  lookFor: { en: 'look for', sv: 'leta efter', da: 'led efter' },
  opens: {
    en: (length: string) => `bookable ${length} ahead`,
    sv: (length: string) => `bokningen öppnar ${length} i förväg`,
    da: (length: string) => `åbner ${length} i forvejen`,
  },
  refund: { en: 'refund:', sv: 'återbetalning:', da: 'tilbagebetaling:' },
})
