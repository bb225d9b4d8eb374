import { defineText } from '../../i18n/text.ts'

export const text = defineText({
  lists: { en: 'Tips by product', sv: 'Tips efter produkt', da: 'Tips efter produkt' },
})
