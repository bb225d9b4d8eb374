import type { norwegian } from '../i18n/locale-config.ts'
import type { readCookie } from './cookies/cookies.ts'

type Norwegian = typeof norwegian

/**
 * What must precede first paint on every page. Runs inline from its own source text, so it may use nothing from
 * outside itself.
 *
 * - Marks that scripts run, a reload or a return (the place is the browser's then), and the reader's currency.
 * - A reader who chose Norwegian sees the notice on Danish pages from the first frame, and prices in kroner of Norway
 *   until they choose others.
 * - The header leads to what is saved, where something is.
 * - What is the reader's own is looked at again when a page is shown that was made ready ahead of the click, or comes back
 *   as it was left: another page may have changed it meanwhile.
 * - The page is set in the site's fonts where a worker has them, or where this visit's own first byte came within 150 ms;
 *   elsewhere their bytes would keep the words waiting, and the page is set in the system's font until the next page, for
 *   which the worker has them. `navigator.connection` may only say no: a fresh Chromium makes its figures up. The links that
 *   fetch them are for pages without script until then.
 *
 * @param languageName the cookie of the language
 * @param currencyName the key in local storage of the chosen currency
 * @param savedName the key in local storage of what is saved
 * @param read reads a cookie
 */
export function beforePaint(
  currencies: readonly string[],
  languageName: string,
  currencyName: string,
  savedName: string,
  read: typeof readCookie,
): void {
  const page = document.documentElement
  page.dataset['script'] = ''
  const { connection, serviceWorker } = navigator
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit && visit.type !== 'navigate') page.dataset['returned'] = ''
  const isGood =
    visit &&
    visit.responseStart - visit.requestStart < 150 &&
    (!connection || (connection.effectiveType === '4g' && !connection.saveData))
  if (!isGood && !serviceWorker?.controller) page.dataset['plain'] = ''
  else for (const font of document.querySelectorAll<HTMLLinkElement>('[as=font]')) font.media = ''
  const { currency: own = '' } = page.dataset
  const look = () => {
    const isNorwegian =
      page.lang === ('da' satisfies Norwegian['locale']) &&
      read(languageName) === ('no' satisfies Norwegian['language'])
    page.dataset['language'] = isNorwegian ? 'no' : ''
    page.dataset['currency'] = isNorwegian ? ('NOK' satisfies Norwegian['currency']) : own
    try {
      const currency = localStorage.getItem(currencyName) ?? ''
      if (currencies.includes(currency)) page.dataset['currency'] = currency
      page.toggleAttribute('data-saved', localStorage.getItem(savedName) !== null)
    } catch {
      // Storage may be forbidden; the language's own currency stays.
    }
  }
  look()
  document.addEventListener('prerenderingchange', look)
  addEventListener('pageshow', look)
}
