import { defineText } from '../../i18n/text.ts'

export const text = defineText({
  account: { en: 'My account', sv: 'Mitt konto', da: 'Min konto' },
  why: {
    en: 'To see your orders and saved travellers.',
    sv: 'För att se dina beställningar och sparade resenärer.',
    da: 'For at se dine bestillinger og gemte rejsende.',
  },
  logIn: { en: 'Log in', sv: 'Logga in', da: 'Log ind' },
  orders: { en: 'My Orders', sv: 'Mina beställningar', da: 'Mine bestillinger' },
  passengers: { en: 'Saved Passengers', sv: 'Sparade resenärer', da: 'Gemte rejsende' },
  addresses: { en: 'Saved Addresses', sv: 'Sparade adresser', da: 'Gemte adresser' },
  settings: { en: 'Account Settings', sv: 'Kontoinställningar', da: 'Kontoindstillinger' },
  logOut: { en: 'Log out', sv: 'Logga ut', da: 'Log ud' },
})
