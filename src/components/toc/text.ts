import { defineText } from '../../i18n/text.ts'

export const text = defineText({
  onThisPage: { en: 'On this page', sv: 'På den här sidan', da: 'På denne side' },
})
