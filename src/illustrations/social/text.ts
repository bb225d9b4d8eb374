import { defineText } from '../../i18n/text.ts'

/** The kind of page beside a poster, and the words for a picture that has none of its own. */
export const text = defineText({
  guides: { en: 'Travel guide', sv: 'Reseguide', da: 'Rejseguide' },
  routes: { en: 'Travel route', sv: 'Resrutt', da: 'Rejserute' },
  tips: { en: 'Travel tip', sv: 'Restips', da: 'Rejsetip' },
  mapAlt: {
    en: 'A map with the line and the stations where one changes',
    sv: 'En karta med linjen och stationerna där man byter',
    da: 'Et kort med linjen og de stationer, hvor man skifter',
  },
  sceneAlt: {
    en: 'A white train crosses a bridge in an archipelago on a summer evening',
    sv: 'Ett vitt tåg på en bro i skärgården en sommarkväll',
    da: 'Et hvidt tog på en bro i skærgården en sommeraften',
  },
})
