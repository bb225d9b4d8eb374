import { defineText } from '../../i18n/text.ts'

export const text = defineText({
  call: {
    en: 'Would you rather order by phone? Call',
    sv: 'Vill du hellre beställa per telefon? Ring',
    da: 'Vil du hellere bestille på telefon? Ring',
  },
})
