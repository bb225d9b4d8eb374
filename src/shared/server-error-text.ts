import { defineText } from '../i18n/text.ts'

/** The words for an unexpected fault, on the host's error page and on a function's own page. */
export const serverErrorText = defineText({
  title: { en: 'Internal Server Error', sv: 'Internt serverfel', da: 'Intern serverfejl' },
  description: {
    en: 'Something broke at our end. Try again in a minute; if it keeps happening, call us and we will help you in person.',
    sv: 'Något gick sönder hos oss. Försök igen om en minut; ring oss om det fortsätter, så hjälper vi dig personligen.',
    da: 'Noget gik i stykker hos os. Prøv igen om et minut; ring til os, hvis det fortsætter, så hjælper vi dig personligt.',
  },
  sign: { en: 'Red signal', sv: 'Signal i stopp', da: 'Signal på stop' },
})
