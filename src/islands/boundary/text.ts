import { defineText } from '../../i18n/text.ts'

/** The message in place of an island that has failed. */
export const failureText = defineText({
  title: {
    en: 'This part of the page stopped working',
    sv: 'Den här delen av sidan slutade fungera',
    da: 'Denne del af siden holdt op med at virke',
  },
  kept: {
    en: 'What you have typed has been kept.',
    sv: 'Det du har skrivit finns kvar.',
    da: 'Det, du har skrevet, er gemt.',
  },
  retry: { en: 'Try again', sv: 'Försök igen', da: 'Prøv igen' },
})
