/**
 * What must precede first paint on every page. Runs inline from its own source text, so it may use nothing from
 * outside itself.
 *
 * - Marks that scripts run, a reload or a return (the place is the browser's then), and the reader's currency.
 * - A reader who chose Norwegian sees the notice on Danish pages from the first frame.
 */
export function beforePaint(currencies: readonly string[]): void {
  const page = document.documentElement
  page.dataset['script'] = ''
  const [visit] = performance.getEntriesByType('navigation')
  if (visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate') page.dataset['returned'] = ''
  try {
    const norwegian = /(?:^|; )language=%22no/.test(document.cookie)
    if (page.lang === 'da' && norwegian) page.dataset['language'] = 'no'
    const currency = localStorage.getItem('currency:1') ?? ''
    if (currencies.includes(currency)) page.dataset['currency'] = currency
  } catch {
    // Cookies and storage may be forbidden; the locale's own language and currency stay.
  }
}
