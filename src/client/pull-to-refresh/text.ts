import { defineText } from '../../i18n/text.ts'

/** The hints (specification, section 2). */
export const text = defineText({
  pull: { en: 'Pull down to refresh', sv: 'Dra nedåt för att uppdatera', da: 'Træk ned for at opdatere' },
  release: { en: 'Release to refresh', sv: 'Släpp för att uppdatera', da: 'Slip for at opdatere' },
  refreshing: { en: 'Refreshing', sv: 'Uppdaterar', da: 'Opdaterer' },
})
