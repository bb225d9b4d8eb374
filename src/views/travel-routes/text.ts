import { defineText } from '../../i18n/text.ts'

export const text = defineText({
  onMap: { en: 'Choose on the map', sv: 'Välj på kartan', da: 'Vælg på kortet' },
  mapNote: {
    en: 'Each number is a route. The thin lines are shared by four routes or more.',
    sv: 'Varje nummer är en rutt. De smala linjerna delas av fyra rutter eller fler.',
    da: 'Hvert nummer er en rute. De tynde linjer deles af fire ruter eller flere.',
  },
})
