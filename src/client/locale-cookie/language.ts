import { languageCookie } from '../../stores/keys.ts'
import { keepCookie, readCookie } from '../cookies/cookies.ts'

/** Whether the reader has chosen Norwegian, which the Danish pages stand in for. */
export const readsNorwegian = () => readCookie(languageCookie) === 'no'

/** Keeps the reader's language (`en`, `sv`, `da` or `no`) for 365 days, where cookies may be kept. */
export function keepLanguage(language: string): void {
  keepCookie(languageCookie, language, 365)
}
