import { languageCookie } from '../../stores/keys.ts'
import { setCookie } from '../cookies/cookies.ts'

/** Keeps the reader's language (`en`, `sv`, `da` or `no`) for 365 days, where cookies may be kept. */
export function saveLanguage(language: string): void {
  setCookie(languageCookie, language, 365 * 86_400)
}
