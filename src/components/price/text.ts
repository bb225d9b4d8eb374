import { defineText } from '../../i18n/text.ts'

export const text = defineText({
  until: {
    en: (day: string) => `until ${day}`,
    sv: (day: string) => `till och med den ${day}`,
    da: (day: string) => `til og med den ${day}`,
  },
})
