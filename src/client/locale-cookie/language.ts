import { languageCookie } from '../../stores/keys.ts'
import { setCookie } from '../lib/cookies.ts'

/** Saves the reader's language (`en`, `sv`, `da` or `no`) in a cookie for 365 days. */
export function saveLanguage(language: string): void {
  setCookie(languageCookie, language, 365 * 86_400)
}
