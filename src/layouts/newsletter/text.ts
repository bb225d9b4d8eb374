import { defineText } from '../../i18n/text.ts'

export const text = defineText({
  title: { en: 'Newsletter', sv: 'Nyhetsbrev', da: 'Nyhedsbrev' },
  leaveBlank: {
    en: 'Leave this field empty',
    sv: 'Lämna det här fältet tomt',
    da: 'Lad dette felt stå tomt',
  },
  send: { en: 'Sign up', sv: 'Anmäl mig', da: 'Tilmeld mig' },
})
