import { defineText } from '../../i18n/text.ts'

export const text = defineText({
  title: { en: 'Saved trips', sv: 'Sparade resor', da: 'Gemte rejser' },
  remove: { en: 'Remove', sv: 'Ta bort', da: 'Fjern' },
  removed: { en: '“{name}” was removed.', sv: '”{name}” togs bort.', da: '»{name}« er fjernet.' },
})
