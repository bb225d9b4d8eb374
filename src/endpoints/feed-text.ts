import { defineText } from '../i18n/text.ts'

export const text = defineText({
  title: { en: 'Guides and routes', sv: 'Guider och rutter', da: 'Guider og ruter' },
  subtitle: {
    en: 'New and updated guides and routes for travelling by train',
    sv: 'Nya och uppdaterade guider och rutter för dig som reser med tåg',
    da: 'Nye og opdaterede guider og ruter til dig, der rejser med tog',
  },
  guides: { en: 'Guide', sv: 'Guide', da: 'Guide' },
  routes: { en: 'Route', sv: 'Rutt', da: 'Rute' },
})
