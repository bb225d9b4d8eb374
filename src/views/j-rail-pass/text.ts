import { defineText } from '../../i18n/text.ts'

export const text = defineText({
  prices: { en: 'Prices', sv: 'Priser', da: 'Priser' },
  note: {
    en: 'Our own sample prices per person, including VAT, as of',
    sv: 'Våra egna exempelpriser per person, inklusive moms, per den',
    da: 'Vores egne eksempelpriser pr. person, inklusive moms, pr.',
  },
  table: {
    en: 'Days in a row, by class and age',
    sv: 'Dagar i följd, efter klass och ålder',
    da: 'Dage i træk, efter klasse og alder',
  },
  order: {
    en: 'Order a Japan Rail Pass',
    sv: 'Beställ ett Japan Rail Pass',
    da: 'Bestil et Japan Rail Pass',
  },
  orderNote: {
    en: 'The days run from the first one you choose, one after another. You get the conditions before you pay, and nothing is binding until you say yes.',
    sv: 'Dagarna räknas i följd från den första du väljer. Du får villkoren innan du betalar, och inget är bindande förrän du säger ja.',
    da: 'Dagene tælles i træk fra den første, du vælger. Du får betingelserne, før du betaler, og intet er bindende, før du siger ja.',
  },
  orderNotePaid: {
    en: 'The days run from the first one you choose, one after another. You see the conditions before you pay.',
    sv: 'Dagarna räknas i följd från den första du väljer. Du ser villkoren innan du betalar.',
    da: 'Dagene tælles i træk fra den første, du vælger. Du ser betingelserne, før du betaler.',
  },
  pass: { en: 'Pass', sv: 'Pass', da: 'Pas' },
  days: {
    en: (count: number) => `${count} days`,
    sv: (count: number) => `${count} dagar`,
    da: (count: number) => `${count} dage`,
  },
  shortest: {
    en: (count: number) => `${count} days, adult`,
    sv: (count: number) => `${count} dagar, vuxen`,
    da: (count: number) => `${count} dage, voksen`,
  },
  standard: { en: 'Standard', sv: 'Standard', da: 'Standard' },
  standardNote: { en: 'second class', sv: 'andra klass', da: 'anden klasse' },
  green: { en: 'Green', sv: 'Green', da: 'Green' },
  greenNote: { en: 'first class', sv: 'första klass', da: 'første klasse' },
  adult: { en: 'Adult', sv: 'Vuxen', da: 'Voksen' },
  child: {
    en: (from: number, to: number) => `Child, ${from}–${to}`,
    sv: (from: number, to: number) => `Barn, ${from}–${to}\u00a0år`,
    da: (from: number, to: number) => `Barn, ${from}–${to}\u00a0år`,
  },
  supplements: {
    en: 'Nozomi and Mizuho cost extra',
    sv: 'Nozomi och Mizuho kostar extra',
    da: 'Nozomi og Mizuho koster ekstra',
  },
  supplementsText: {
    en: 'On the two fastest trains, pass holders pay a supplement, bought before boarding. The pass covers the slower Hikari, Sakura and Kodama on the same lines.',
    sv: 'Till de två snabbaste tågen köper du som har pass ett tillägg innan du stiger på. De långsammare Hikari, Sakura och Kodama på samma linjer ingår.',
    da: 'Til de to hurtigste tog skal du med pas købe et tillæg, før du stiger på. De langsommere Hikari, Sakura og Kodama på de samme strækninger er med i passet.',
  },
  between: { en: 'Between', sv: 'Mellan', da: 'Mellem' },
  supplement: { en: 'Supplement', sv: 'Tillägg', da: 'Tillæg' },
  asOf: { en: 'Examples in yen, as of', sv: 'Exempel i yen, per den', da: 'Eksempler i yen, pr.' },
  source: { en: 'source', sv: 'källa', da: 'kilde' },
})
