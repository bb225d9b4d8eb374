/**
 * Leads the bare root to the preferred locale before first paint: cookie, host, then browser languages. Never when the
 * reader comes from our own pages or from the account site, which leads back to where the reader was; never when a
 * cookie cannot be kept, since that would redirect for ever. Runs inline from its own source text, so it may use
 * nothing from outside itself.
 *
 * @param home home paths by locale
 */
export function rootRedirect(home: Readonly<Record<string, string>>): void {
  const stored = () => {
    try {
      const match = /(?:^|; )language=([^;]*)/.exec(document.cookie)
      return String(JSON.parse(decodeURIComponent(match?.[1] ?? '')))
    } catch {
      return ''
    }
  }
  // Norwegian readers are shown the Danish pages.
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

  if (document.referrer.startsWith(`${location.origin}/`) || window.handover !== undefined) return
  const target = home[preferred() ?? '']
  if (target && target !== location.pathname && keepsCookies()) {
    document.documentElement.dataset['leaving'] = ''
    location.replace(target + location.search + location.hash)
  }
}
