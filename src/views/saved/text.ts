import { defineText } from '../../i18n/text.ts'

export const text = defineText({
  emptyTitle: { en: 'Nothing saved yet', sv: 'Inget sparat än', da: 'Intet gemt endnu' },
  empty: {
    en: 'Open a guide or a route and choose “Save for offline”. You will find it here when you are offline.',
    sv: 'Öppna en guide eller en rutt och välj ”Spara offline”. Du hittar den här när du är utan nät.',
    da: 'Åbn en guide eller en rute, og vælg »Gem offline«. Du finder den her, når du er uden net.',
  },
  guides: { en: 'Browse the guides', sv: 'Till guiderna', da: 'Se guiderne' },
  prices: {
    en: 'Prices, timetables and rules may have changed since a page was saved. Refresh before you book.',
    sv: 'Priser, tidtabeller och regler kan ha ändrats sedan dagen då en sida sparades. Uppdatera innan du bokar.',
    da: 'Priser, køreplaner og regler kan have ændret sig, siden en side blev gemt. Opdater, før du bestiller.',
  },
})
