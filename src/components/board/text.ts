import { defineText } from '../../i18n/text.ts'

export const text = defineText({
  title: { en: 'Departures', sv: 'Avgångar', da: 'Afgange' },
  note: {
    en: 'One adult in 2nd class, pass and reservations included: our own sample prices, including VAT.',
    sv: 'En vuxen i 2:a klass, med pass och platsbokning: våra egna exempelpriser inklusive moms.',
    da: 'En voksen på 2. klasse, med pas og pladsreservationer: vores egne eksempelpriser inklusive moms.',
  },
  days: { en: 'Days', sv: 'Dagar', da: 'Dage' },
  route: { en: 'Route', sv: 'Rutt', da: 'Rute' },
  pass: { en: 'Suitable pass', sv: 'Passande pass', da: 'Passende pas' },
  time: { en: 'On trains', sv: 'På tåg', da: 'I tog' },
  price: { en: 'Approx. price', sv: 'Pris cirka', da: 'Pris cirka' },
})
