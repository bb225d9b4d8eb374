import { defineText } from '../../i18n/text.ts'

export const text = defineText({
  onMap: { en: 'Choose on the map', sv: 'Välj på kartan', da: 'Vælg på kortet' },
  mapNote: {
    en: 'Choose a route by its line or its name. Thin lines are shared by four routes or more.',
    sv: 'Tryck på en linje eller ett namn för att välja rutt. De smala linjerna delas av fyra rutter eller fler.',
    da: 'Vælg en rute på linjen eller navnet. De tynde linjer deles af fire ruter eller flere.',
  },
  map: {
    en: 'Map of Europe: choose a route by its line',
    sv: 'Karta över Europa: välj en rutt efter dess linje',
    da: 'Kort over Europa: vælg en rute efter dens linje',
  },
})
