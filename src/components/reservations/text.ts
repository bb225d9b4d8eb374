import { defineText } from '../../i18n/text.ts'

/** One vocabulary for must, may and need not; the operators' own words stand in their own language beside it. */
export const text = defineText({
  train: { en: 'Train', sv: 'Tåg', da: 'Tog' },
  seat: { en: 'Seat with a pass', sv: 'Plats med pass', da: 'Plads med pas' },
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
    en: 'Not in the pass: own ticket',
    sv: 'Ingår inte i passet: egen biljett',
    da: 'Ikke med i passet: egen billet',
  },
  unknown: { en: 'Not known', sv: 'Okänt', da: 'Ukendt' },
  free: { en: '–', sv: '–', da: '–' },
  first: { en: '1st class', sv: '1:a klass', da: '1. klasse' },
  footnote: {
    en: 'Fees are for a seat in 2nd class, with the year they are from: look them up before you pay.',
    sv: 'Avgifterna gäller en plats i 2:a klass, med det år de är från: kontrollera innan du betalar.',
    da: 'Gebyrerne gælder en plads på 2. klasse med det år, de er fra: tjek, før du betaler.',
  },
  noFees: {
    en: (allowance: string) =>
      `What a pass holder pays on these trains is not known: no source that we could read says it. Our estimates allow about ${allowance} a seat.`,
    sv: (allowance: string) =>
      `Vad en plats kostar med pass på de här tågen är okänt: ingen källa vi har kunnat läsa säger det. I våra uppskattningar räknar vi med cirka ${allowance} per plats.`,
    da: (allowance: string) =>
      `Hvad en plads koster med pas i disse tog, er ukendt: ingen kilde, vi har kunnet læse, siger det. I vores overslag regner vi med cirka ${allowance} pr. plads.`,
  },
  sources: { en: 'Sources:', sv: 'Källor:', da: 'Kilder:' },
  book: {
    en: 'Where to book, with a pass or without',
    sv: 'Här bokar du, med eller utan pass',
    da: 'Her bestiller du, med pas eller uden',
  },
  lookFor: { en: 'look for', sv: 'leta efter', da: 'led efter' },
  opens: {
    en: (length: string) => `opens ${length} ahead`,
    sv: (length: string) => `öppnar ${length} i förväg`,
    da: (length: string) => `åbner ${length} i forvejen`,
  },
  refund: { en: 'paid back:', sv: 'betalas tillbaka:', da: 'betales tilbage:' },
})
