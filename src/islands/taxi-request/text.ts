import { defineText } from '../../i18n/text.ts'

export const text = defineText({
  another: { en: 'Order another taxi', sv: 'Beställ en taxi till', da: 'Bestil en taxa mere' },
})
