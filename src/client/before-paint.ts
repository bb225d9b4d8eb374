import type { readCookie } from './cookies/cookies.ts'

/**
 * What must precede first paint on every page. Runs inline from its own source text, so it may use nothing from
 * outside itself.
 *
 * - Marks that scripts run, a reload or a return (the place is the browser's then), and the reader's currency.
 * - A reader who chose Norwegian sees the notice on Danish pages from the first frame, and prices in kroner of Norway
 *   until they choose others.
 * - The header leads to what is saved, where something is.
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
  const [visit] = performance.getEntriesByType('navigation')
  if (visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate') page.dataset['returned'] = ''
  if (page.lang === 'da' && read(names.language) === 'no') {
    page.dataset['language'] = 'no'
    page.dataset['currency'] = 'NOK'
  }
  try {
    const currency = localStorage.getItem(names.currency) ?? ''
    if (currencies.includes(currency)) page.dataset['currency'] = currency
    if (localStorage.getItem(names.saved)) page.dataset['saved'] = ''
  } catch {
    // Storage may be forbidden; the language's own currency stays.
  }
}
