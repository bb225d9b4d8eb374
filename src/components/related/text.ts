import { defineText } from '../../i18n/text.ts'

export const text = defineText({
  days: {
    en: (count: number) => `${count} days`,
    sv: (count: number) => `${count} dagar`,
    da: (count: number) => `${count} dage`,
  },
  about: { en: 'about', sv: 'cirka', da: 'cirka' },
})
