import { languageCookie } from '../../stores/keys.ts'
import { keepCookie } from '../cookies/cookies.ts'

/** Keeps the reader's language (`en`, `sv`, `da` or `no`) for 365 days, where cookies may be kept. */
export function keepLanguage(language: string): void {
  keepCookie(languageCookie, language, 365 * 86_400)
}
