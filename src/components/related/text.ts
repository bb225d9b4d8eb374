import { defineText } from '../../i18n/text.ts'

export const text = defineText({
  days: {
    en: (count: number) => `${count} days`,
    sv: (count: number) => `${count} dagar`,
    da: (count: number) => `${count} dage`,
  },
  allRoutes: { en: 'All routes', sv: 'Alla rutter', da: 'Alle ruter' },
  about: { en: 'about', sv: 'cirka', da: 'cirka' },
})
