import { defineText } from '../../i18n/text.ts'

export const text = defineText({
  emptyTitle: { en: 'Nothing saved yet', sv: 'Inget sparat än', da: 'Intet gemt endnu' },
  empty: {
    en: 'Open a guide or a route and choose “Save for offline”. It will be here when the network is not.',
    sv: 'Öppna en guide eller en rutt och välj ”Spara offline”. Den finns här när nätet inte gör det.',
    da: 'Åbn en guide eller en rute, og vælg »Gem offline«. Den er her, når nettet ikke er det.',
  },
  guides: { en: 'Browse the guides', sv: 'Till guiderna', da: 'Se guiderne' },
  prices: {
    en: 'Prices, timetables and rules may have changed since the day a page was saved. Refresh before you book.',
    sv: 'Priser, tidtabeller och regler kan ha ändrats sedan dagen då en sida sparades. Uppdatera innan du bokar.',
    da: 'Priser, køreplaner og regler kan have ændret sig, siden en side blev gemt. Opdater, før du bestiller.',
  },
})
