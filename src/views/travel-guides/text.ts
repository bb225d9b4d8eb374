import { defineText } from '../../i18n/text.ts'

export const text = defineText({
  onMap: { en: 'Choose on the map', sv: 'Välj på kartan', da: 'Vælg på kortet' },
  withGuide: { en: 'Countries with a guide', sv: 'Länder med en guide', da: 'Lande med en guide' },
  beyond: { en: 'Beyond the map:', sv: 'Utanför kartan:', da: 'Uden for kortet:' },
  map: {
    en: 'Map of Europe: choose a country with a guide',
    sv: 'Karta över Europa: välj ett land med en guide',
    da: 'Kort over Europa: vælg et land med en guide',
  },
})
