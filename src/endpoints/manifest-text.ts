import { defineText } from '../i18n/text.ts'

export const text = defineText({
  description: {
    en: 'Guides, routes and passes for train travel, to read offline too.',
    sv: 'Guider, rutter och pass för tågresor, som också går att läsa utan nät.',
    da: 'Guider, ruter og pas til togrejser, som også kan læses uden net.',
  },
  saved: { en: 'Saved pages', sv: 'Sparade sidor', da: 'Gemte sider' },
  'travel-guides': { en: 'Guides', sv: 'Guider', da: 'Guider' },
  'travel-routes': { en: 'Routes', sv: 'Rutter', da: 'Ruter' },
  support: { en: 'Support', sv: 'Kundtjänst', da: 'Kundeservice' },
  narrow: { en: 'The guide to Norway', sv: 'Guiden till Norge', da: 'Guiden til Norge' },
  wide: { en: 'A route, day by day', sv: 'En rutt, dag för dag', da: 'En rute, dag for dag' },
})
