import { defineText } from '../../i18n/text.ts'

export const text = defineText({
  call: { en: 'Or call', sv: 'Eller ring', da: 'Eller ring' },
})
