import { defineText } from '../../i18n/text.ts'

export const text = defineText({
  country: { en: 'Country', sv: 'Land', da: 'Land' },
  population: { en: 'Population', sv: 'Befolkning', da: 'Befolkning' },
  capital: { en: 'Capital', sv: 'Huvudstad', da: 'Hovedstad' },
  language: { en: 'Language', sv: 'Språk', da: 'Sprog' },
  currency: { en: 'Currency', sv: 'Valuta', da: 'Valuta' },
  railway: { en: 'Railway', sv: 'Tågbolag', da: 'Togselskaber' },
  map: { en: 'The railway map', sv: 'Järnvägskartan', da: 'Jernbanekortet' },
  mapTitle: {
    en: 'Map of the railway lines described in this guide',
    sv: 'Karta över järnvägslinjerna i guiden',
    da: 'Kort over jernbanelinjerne i guiden',
  },
  relatedRoutes: { en: 'Related routes', sv: 'Rutter som går förbi här', da: 'Ruter, der kommer forbi' },
  relatedGuides: { en: 'Nearby guides', sv: 'Guider i närheten', da: 'Guider i nærheden' },
  relatedTips: { en: 'Tips for the journey', sv: 'Tips för resan', da: 'Tips til rejsen' },
})
