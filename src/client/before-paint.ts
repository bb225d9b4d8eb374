export interface BeforePaintOptions {
  readonly locale: string
  /** Home paths by locale. */
  readonly home: Readonly<Record<string, string>>
  /** Whether this page is the bare root, the only one that leads elsewhere by preference. */
  readonly root: boolean
  readonly currencies: readonly string[]
}

/**
 * What must precede first paint. Runs inline from its own source text, so it may use nothing from outside itself.
 *
 * - Marks that scripts run, a reload or a return (the place is the browser's then), and the reader's currency.
 * - The bare root leads to the preferred locale: cookie, host, then browser languages. Never when the reader comes
 *   from our own pages, never when a cookie cannot be kept (it would redirect for ever).
 * - A reader who chose Norwegian sees the notice on Danish pages from the first frame.
 */
export function beforePaint({ locale, home, root, currencies }: BeforePaintOptions): void {
  const page = document.documentElement
  page.dataset['script'] = ''
  const [visit] = performance.getEntriesByType('navigation')
  if (visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate') page.dataset['returned'] = ''

  const stored = () => {
    try {
      const match = /(?:^|; )language=([^;]*)/.exec(document.cookie)
      return String(JSON.parse(decodeURIComponent(match?.[1] ?? '')))
    } catch {
      return ''
    }
  }
  /** The locale whose pages a language is served by: Norwegian readers are shown the Danish ones. */
  const served = (language: string) => {
    const base = language.toLowerCase().split('-')[0] ?? ''
    const near = /^(no|nb|nn)$/.test(base) ? 'da' : base
    return Object.hasOwn(home, near) ? near : undefined
  }
  const preferred = () => {
    const chosen = served(stored())
    if (chosen) return chosen
    const suffix = location.hostname.split('.').pop()
    if (suffix === 'se') return 'sv'
    if (suffix === 'dk') return 'da'
    return navigator.languages.map(served).find(language => language !== undefined)
  }
  const keepsCookies = () => {
    try {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers too late for a decision before first paint
      document.cookie = 'keeps=1; path=/; SameSite=Lax'
      const kept = document.cookie.includes('keeps=1')
      // biome-ignore lint/suspicious/noDocumentCookie: as above
      document.cookie = 'keeps=; path=/; max-age=0'
      return kept
    } catch {
      return false
    }
  }

  // A root that the account site leads back to is where the reader was before: the language was seen to then.
  if (root && !document.referrer.startsWith(`${location.origin}/`) && window.handover === undefined) {
    const target = home[preferred() ?? locale]
    if (target && target !== location.pathname && keepsCookies()) {
      page.dataset['leaving'] = ''
      location.replace(target + location.search + location.hash)
    }
  }
  if (locale === 'da' && stored() === 'no') page.dataset['language'] = 'no'
  try {
    const currency = localStorage.getItem('currency:1') ?? ''
    if (currencies.includes(currency)) page.dataset['currency'] = currency
  } catch {
    // Storage may be forbidden; the locale's own currency stays.
  }
}
