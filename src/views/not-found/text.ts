import { defineText } from '../../i18n/text.ts'

export const text = defineText({
  title: { en: 'Page Not Found', sv: 'Sidan hittades inte', da: 'Siden blev ikke fundet' },
  message: { en: 'Page not found:', sv: 'Sidan hittades inte:', da: 'Siden blev ikke fundet:' },
  description: {
    en: 'The line ends here: the page has moved, or there is a mistake in the address.',
    sv: 'Här tar spåret slut: sidan har flyttat, eller så är det något fel i adressen.',
    da: 'Her ender sporet: siden er flyttet, eller der er en fejl i adressen.',
  },
  nearest: { en: 'Perhaps one of these?', sv: 'Kanske någon av de här?', da: 'Måske en af disse?' },
  search: { en: 'Search the site', sv: 'Sök på webbplatsen', da: 'Søg på webstedet' },
  find: { en: 'Search', sv: 'Sök', da: 'Søg' },
  sign: { en: 'End of the line', sv: 'Spårets slut', da: 'Sporets ende' },
})
