import type { Translated } from '../../../i18n/locales.ts'

/** The message after something was removed from a basket (specification, section 8). */
export const removedWords: Translated = {
  en: 'Item successfully removed from the basket',
  sv: 'Varan har tagits bort ur varukorgen',
  da: 'Varen er fjernet fra kurven',
}
