import { defineText } from '../../i18n/text.ts'

/** The words of the basket. `{…}` is filled where it is said. */
export const basketText = defineText({
  title: { en: 'Your basket', sv: 'Din varukorg', da: 'Din kurv' },
  loading: { en: 'Working out the prices', sv: 'Räknar ut priserna', da: 'Regner priserne ud' },
  noPrices: {
    en: 'The prices could not be loaded. You can order all the same: they are in the summary we send you.',
    sv: 'Priserna gick inte att hämta. Du kan beställa ändå: de står i sammanfattningen vi skickar.',
    da: 'Priserne kunne ikke hentes. Du kan bestille alligevel: de står i den oversigt, vi sender.',
  },
  explained: {
    en: 'How the price comes about',
    sv: 'Så räknas priset ut',
    da: 'Sådan er prisen regnet ud',
  },
  changed: {
    en: 'The price was {before} when you saw it last, and is {now}. The steps below say why.',
    sv: 'Priset var {before} när du såg det senast, och är nu {now}. Stegen nedan säger varför.',
    da: 'Prisen var {before}, da du så den sidst, og er nu {now}. Trinene nedenfor siger hvorfor.',
  },
  understood: { en: 'All right', sv: 'Jag förstår', da: 'Forstået' },
  remove: { en: 'Remove {name}', sv: 'Ta bort {name}', da: 'Fjern {name}' },
  removeShort: { en: 'Remove', sv: 'Ta bort', da: 'Fjern' },
  removed: {
    en: 'Item successfully removed from the basket',
    sv: 'Varan har tagits bort ur varukorgen',
    da: 'Varen er fjernet fra kurven',
  },
  removedNamed: { en: '{name} is removed.', sv: '{name} är borttagen.', da: '{name} er fjernet.' },
  undo: { en: 'Undo', sv: 'Ångra', da: 'Fortryd' },
  total: { en: 'Sum', sv: 'Summa', da: 'Sum' },
  totalFrom: { en: 'from {sum}', sv: 'från {sum}', da: 'fra {sum}' },
  vat: {
    en: 'Sample prices of this shop, VAT included.',
    sv: 'Butikens egna exempelpriser, med moms.',
    da: 'Butikkens egne eksempelpriser, med moms.',
  },
  more: {
    en: 'Customer service tells you the price of the rest before you pay.',
    sv: 'Kundtjänst talar om vad resten kostar innan du betalar.',
    da: 'Kundeservice oplyser prisen på resten, før du betaler.',
  },
  unkept: {
    en: 'Your browser does not keep the basket, so it is gone when you leave this page.',
    sv: 'Din webbläsare sparar inte varukorgen, så den försvinner när du lämnar sidan.',
    da: 'Din browser gemmer ikke kurven, så den er væk, når du forlader siden.',
  },
})

export type BasketText = ReturnType<typeof basketText>
