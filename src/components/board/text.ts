import { defineText } from '../../i18n/text.ts'

export const text = defineText({
  title: { en: 'Departures', sv: 'Avgångar', da: 'Afgange' },
  note: {
    en: 'Prices are estimates for one adult in 2nd class: our own sample prices including VAT, pass and reservations included.',
    sv: 'Priserna är uppskattade för en vuxen i 2:a klass: våra egna exempelpriser inklusive moms, med pass och platsbokningar.',
    da: 'Priserne er anslået for en voksen på 2. klasse: vores egne eksempelpriser inklusive moms, med pas og pladsreservationer.',
  },
  days: { en: 'Days', sv: 'Dagar', da: 'Dage' },
  route: { en: 'Route', sv: 'Rutt', da: 'Rute' },
  stops: { en: 'Stops', sv: 'Stopp', da: 'Stop' },
  time: { en: 'On trains', sv: 'På tåg', da: 'I tog' },
  price: { en: 'About', sv: 'Cirka', da: 'Cirka' },
})
