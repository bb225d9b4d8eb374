import type { Translated } from '../../i18n/locales.ts'

/** What a contact message can be about, in the order of the list. The ids stand in `?subject=` links. */
export const subjects = [
  'booking',
  'interrail',
  'one-country-pass',
  'japan-rail-pass',
  'gift-card',
  'taxi',
  'claim',
  'withdrawal',
  'business',
  'account',
  'other',
] as const

export type Subject = (typeof subjects)[number]

export const subjectLabels: Readonly<Record<Subject, Translated>> = {
  booking: {
    en: 'Tickets and seat reservations',
    sv: 'Biljetter och platsbokningar',
    da: 'Billetter og pladsreservationer',
  },
  interrail: { en: 'Interrail Global Pass', sv: 'Interrail Global Pass', da: 'Interrail Global Pass' },
  'one-country-pass': { en: 'One Country Pass', sv: 'One Country Pass', da: 'One Country Pass' },
  'japan-rail-pass': { en: 'Japan Rail Pass', sv: 'Japan Rail Pass', da: 'Japan Rail Pass' },
  'gift-card': { en: 'Gift cards', sv: 'Presentkort', da: 'Gavekort' },
  taxi: {
    en: 'Taxi to or from the station',
    sv: 'Taxi till eller från stationen',
    da: 'Taxa til eller fra stationen',
  },
  claim: {
    en: 'Delayed, missed or cancelled train',
    sv: 'Försenat, missat eller inställt tåg',
    da: 'Forsinket eller aflyst tog, mistet forbindelse',
  },
  withdrawal: { en: 'Withdraw from a purchase', sv: 'Ångra ett köp', da: 'Fortryd et køb' },
  business: { en: 'Business travel', sv: 'Affärsresor', da: 'Erhvervsrejser' },
  account: { en: 'My account', sv: 'Mitt konto', da: 'Min konto' },
  other: { en: 'Something else', sv: 'Något annat', da: 'Noget andet' },
}
