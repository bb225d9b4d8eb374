import { defineText } from '../../i18n/text.ts'

/** The words of the advice on which pass fits a trip. Code that shows them fills in `{…}`. */
export const adviceText = defineText({
  cheapest: {
    en: 'The cheapest for your trip',
    sv: 'Billigast för din resa',
    da: 'Billigst til din rejse',
  },
  ticketsCheaper: {
    en: 'Ordinary tickets are probably cheaper',
    sv: 'Vanliga biljetter är troligen billigare',
    da: 'Almindelige billetter er sandsynligvis billigere',
  },
  askForTickets: {
    en: 'Ask us for ticket prices',
    sv: 'Fråga oss vad biljetterna kostar',
    da: 'Spørg os, hvad billetterne koster',
  },
  forOne: { en: 'for one traveller', sv: 'för en resenär', da: 'for én rejsende' },
  forMany: { en: 'for {count} travellers', sv: 'för {count} resenärer', da: 'for {count} rejsende' },
  twoPasses: { en: 'Two passes in a row', sv: 'Två pass i följd', da: 'To pas i træk' },
  fromDay: { en: 'from {day}', sv: 'från den {day}', da: 'fra den {day}' },
  next: { en: 'Next best: {name}, {sum}', sv: 'Näst bäst: {name}, {sum}', da: 'Næstbedst: {name}, {sum}' },
  onePass: {
    en: 'One pass for the whole trip: {name}, {sum}',
    sv: 'Ett pass för hela resan: {name}, {sum}',
    da: 'Ét pas til hele rejsen: {name}, {sum}',
  },
  choose: { en: 'Choose this pass', sv: 'Välj det här passet', da: 'Vælg dette pas' },
  chooseBoth: { en: 'Choose both passes', sv: 'Välj båda passen', da: 'Vælg begge pas' },
  chosenAnyway: {
    en: 'Choose this pass anyway',
    sv: 'Välj det här passet ändå',
    da: 'Vælg dette pas alligevel',
  },
  home: {
    en: 'In {country}, where you live, the pass covers one journey out and one back, on travel days.',
    sv: 'I {country}, där du bor, gäller passet för en resa ut och en hem, på resdagar.',
    da: 'I {country}, hvor du bor, gælder passet til én rejse ud og én hjem, på rejsedage.',
  },
  homeEach: {
    en: 'In {country}, where you live, each pass covers one journey out and one back, on travel days.',
    sv: 'I {country}, där du bor, gäller varje pass för en resa ut och en hem, på resdagar.',
    da: 'I {country}, hvor du bor, gælder hvert pas til én rejse ud og én hjem, på rejsedage.',
  },
  lengthAssumed: {
    en: 'We assume that the trip is no longer than its travel days and ends on {day}. If it is longer, fill in the last day.',
    sv: 'Vi räknar med att resan inte är längre än resdagarna och slutar den {day}. Är den längre, fyll i sista dagen.',
    da: 'Vi regner med, at rejsen ikke er længere end rejsedagene og slutter den {day}. Er den længere, så udfyld den sidste dag.',
  },
  dayAssumed: {
    en: 'Age on the first travel day decides the price. Until you choose that day, we go by everyone’s age today.',
    sv: 'Åldern räknas den första resdagen. Tills du har valt den utgår vi från i dag.',
    da: 'Alderen regnes på den første rejsedag. Indtil du har valt den, går vi ud fra i dag.',
  },
  bothAssumed: {
    en: 'We assume that the trip is no longer than its travel days, and go by everyone’s age today. Fill in the dates once you know them.',
    sv: 'Vi räknar med att resan inte är längre än resdagarna och utgår från allas ålder i dag. Fyll i dagarna när du vet dem.',
    da: 'Vi regner med, at rejsen ikke er længere end rejsedagene, og går ud fra alles alder i dag. Udfyld dagene, når du kender dem.',
  },
  following: { en: 'Then: {name}', sv: 'Därefter: {name}', da: 'Derefter: {name}' },
  withoutSecond: {
    en: 'Only the first pass',
    sv: 'Bara det första passet',
    da: 'Kun det første pas',
  },
})

export type AdviceText = ReturnType<typeof adviceText>
