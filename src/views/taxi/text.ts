import { defineText } from '../../i18n/text.ts'

export const text = defineText({
  ride: { en: 'Station taxi', sv: 'Stationstaxi', da: 'Stationstaxa' },
  rideText: {
    en: 'To or from a Swedish station, on your own or shared with others going the same way.',
    sv: 'Till eller från en svensk station, för dig själv eller delad med andra som ska åt samma håll.',
    da: 'Til eller fra en svensk station, alene eller delt med andre, der skal samme vej.',
  },
  order: { en: 'Order a taxi', sv: 'Beställ en taxi', da: 'Bestil en taxa' },
  orderNote: {
    en: 'With a train in your basket, by itself, or for an earlier order. You get a reference at once; customer service replies with the price and, once you have said yes, a confirmation number.',
    sv: 'Ihop med ett tåg i varukorgen, för sig eller till en beställning du redan har gjort. Du får ett ärendenummer direkt; kundtjänst svarar med priset och, när du har sagt ja, ett bekräftelsenummer.',
    da: 'Sammen med et tog i kurven, for sig selv eller til en bestilling, du allerede har. Du får et sagsnummer med det samme; kundeservice svarer med prisen og, når du har sagt ja, et bekræftelsesnummer.',
  },
  orderNotePaid: {
    en: 'With a train in your basket, by itself, or for an earlier order. You pay at the checkout; customer service then sends you a confirmation number.',
    sv: 'Ihop med ett tåg i varukorgen, för sig eller till en beställning du redan har gjort. Du betalar i kassan; därefter skickar kundtjänst ett bekräftelsenummer.',
    da: 'Sammen med et tog i kurven, for sig selv eller til en bestilling, du allerede har. Du betaler i kassen; derefter sender kundeservice et bekræftelsesnummer.',
  },
  from: {
    en: 'From, sample price incl. VAT',
    sv: 'Från, exempelpris inkl. moms',
    da: 'Fra, eksempelpris inkl. moms',
  },
  cancel: { en: 'Cancel free of charge', sv: 'Avboka kostnadsfritt', da: 'Afbestil gratis' },
  hours: {
    en: (count: number) => `until ${count} hour before pickup`,
    sv: (count: number) => `till ${count} timme före hämtning`,
    da: (count: number) => `indtil ${count} time før afhentning`,
  },
  book: { en: 'Book', sv: 'Boka', da: 'Bestil' },
  bookWhen: {
    en: 'with a train order, or afterwards',
    sv: 'ihop med en tågbeställning eller efteråt',
    da: 'sammen med en togbestilling eller bagefter',
  },
  proof: { en: 'You get', sv: 'Du får', da: 'Du får' },
  number: { en: 'a confirmation number', sv: 'ett bekräftelsenummer', da: 'et bekræftelsesnummer' },
})
