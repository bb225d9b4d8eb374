import type { readCookie } from './cookies/cookies.ts'

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
 * - The page is set in the site's fonts where they are at hand, by a worker or by a fast line, and in the system's own
 *   where their bytes would keep the words waiting. It stays as it was painted: the worker has them for the next page.
 *   The head's first `noscript` asks for them.
 *
 * @param names where the language, the currency and whether something is saved are kept
 * @param read reads a cookie
 */
export function beforePaint(
  currencies: readonly string[],
  names: { readonly language: string; readonly currency: string; readonly saved: string },
  read: typeof readCookie,
): void {
  const page = document.documentElement
  page.dataset['script'] = ''
  const { connection: line, serviceWorker } = navigator
  let fast = line && line.rtt < 100 && line.downlink > 4 && !line.saveData
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit) {
    if (visit.type !== 'navigate') page.dataset['returned'] = ''
    // Most browsers do not tell of the line, but how long this page's own first byte took.
    fast ??= visit.responseStart - visit.requestStart < 100
  }
  const fonts = document.querySelector('noscript')
  if (!fast && !serviceWorker?.controller) page.dataset['plain'] = ''
  else if (fonts?.textContent) fonts.outerHTML = fonts.textContent
  const { currency: own = '' } = page.dataset
  const look = () => {
    const norwegian = page.lang === 'da' && read(names.language) === 'no'
    page.dataset['language'] = norwegian ? 'no' : ''
    page.dataset['currency'] = norwegian ? 'NOK' : own
    try {
      const currency = localStorage.getItem(names.currency) ?? ''
      if (currencies.includes(currency)) page.dataset['currency'] = currency
      page.toggleAttribute('data-saved', localStorage.getItem(names.saved) !== null)
    } catch {
      // Storage may be forbidden; the language's own currency stays.
    }
  }
  look()
  document.addEventListener('prerenderingchange', look)
  addEventListener('pageshow', look)
}
