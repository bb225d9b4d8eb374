import type { Translated } from '../../../i18n/locales.ts'

/** Said when something has been taken out of a basket (specification, section 8). */
export const removedWords: Translated = {
  en: 'Item successfully removed from the basket',
  sv: 'Varan har tagits bort ur varukorgen',
  da: 'Varen er fjernet fra kurven',
}
