import type { norwegian } from '../../i18n/locale-config.ts'
import type { readCookie } from '../lib/cookies.ts'

type Norwegian = typeof norwegian

/**
 * The work that must precede first paint on every page. Runs inline from its own source text, so it may use nothing
 * from outside itself.
 *
 * - Marks that scripts run and to which place the page was opened (`data-script`), a reload or a return (the browser then
 *   restores the scroll position), and the reader's currency.
 * - A reader who chose Norwegian sees the notice on Danish pages from the first frame, and prices in kroner of Norway
 *   until they choose others.
 * - `data-saved` says whether this page is saved; it is `undefined` if none is. The header then links to the saved pages.
 * - The reader's choices are read again when a prerendered page is shown or a page comes back from the back/forward
 * cache, since another page may have changed them.
 * - The page is set in the site's fonts where a worker has them, or where this visit's own first byte came within 150
 * ms; otherwise they would delay the text, so the page uses the system's font, and the next page gets the fonts from
 * the worker. `navigator.connection` can only rule fonts out, since a fresh Chromium makes its figures up. Without
 * script the links load the fonts by themselves.
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
  page.dataset['script'] = location.hash
  const { connection, serviceWorker } = navigator
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit && visit.type !== 'navigate') page.dataset['returned'] = ''
  const isGood =
    visit &&
    visit.responseStart - visit.requestStart < 150 &&
    (!connection || (connection.effectiveType === '4g' && !connection.saveData))
  if (!isGood && !serviceWorker?.controller) page.dataset['plain'] = ''
  else for (const font of document.querySelectorAll<HTMLLinkElement>('[as=font]')) font.media = ''
  const own = page.dataset['currency']
  const look = () => {
    const isNorwegian =
      page.lang === ('da' satisfies Norwegian['locale']) &&
      read(languageName) === ('no' satisfies Norwegian['language'])
    page.dataset['language'] = isNorwegian ? 'no' : ''
    page.dataset['currency'] = isNorwegian ? ('NOK' satisfies Norwegian['currency']) : own
    try {
      const currency = localStorage.getItem(currencyName) ?? ''
      if (currencies.includes(currency)) page.dataset['currency'] = currency
      page.dataset['saved'] = `${localStorage.getItem(savedName)?.includes(` ${location.pathname} `)}`
    } catch {
      // Storage may be blocked; the language's default currency stays.
    }
  }
  look()
  document.addEventListener('prerenderingchange', look)
  addEventListener('pageshow', look)
}
