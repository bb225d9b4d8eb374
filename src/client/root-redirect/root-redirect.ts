import type { Domains } from '../../routing/redirects.ts'
import type { setCookie, readCookie } from '../cookies/cookies.ts'

/**
 * Leads the bare root to the preferred locale before first paint: cookie, host, then browser languages. Never when the
 * reader comes from our own pages or from the account site, which leads back to where the reader was; never when the
 * language cookie cannot be kept, since that would redirect for ever. Runs inline from its own source text, so it may
 * use nothing from outside itself.
 *
 * @param home home paths by locale
 * @param cookie the language cookie's name
 * @param read reads a cookie
 * @param keep keeps one
 * @param domains hosts by locale, where any is configured: what one is for, its ending need not say
 */
export function redirectFromRoot(
  home: Readonly<Record<string, string>>,
  cookie: string,
  read: typeof readCookie,
  keep: typeof setCookie,
  domains: Domains = {},
): void {
  /** A language of ours: a written one, or `no` for Norwegian in all its tags. */
  const ours = (tag: string) => {
    const base = tag.toLowerCase().split('-')[0] ?? ''
    if (/^(no|nb|nn)$/.test(base)) return 'no'
    return Object.hasOwn(home, base) ? base : undefined
  }
  const suffixes = new Map([
    ['se', 'sv'],
    ['dk', 'da'],
  ])
  const preferred = () =>
    ours(String(read(cookie))) ??
    Object.entries(domains).find(([, host]) => host === location.hostname)?.[0] ??
    suffixes.get(location.hostname.split('.').pop() ?? '') ??
    navigator.languages.map(ours).find(language => language !== undefined)

  // What leads past caches alone is no answer of the account site.
  const answers = window.handover?.split('&').some(part => !part.startsWith('cacheBust'))
  if (document.referrer.startsWith(`${location.origin}/`) || answers) return
  const language = preferred()
  // Norwegian readers are shown the Danish pages.
  const target = home[language === 'no' ? 'da' : (language ?? '')]
  if (language && target && target !== location.pathname && keep(cookie, language, 365 * 86_400)) {
    document.documentElement.dataset['leaving'] = ''
    location.replace(target + location.search + location.hash)
  }
}
