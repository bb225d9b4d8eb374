import type { Domains, norwegian } from '../../i18n/locale-config.ts'
import type { readCookie, setCookie } from '../lib/cookies.ts'

/**
 * Redirects the bare root to the preferred locale before first paint: by cookie, host, then browser languages. It does
 * nothing for readers who come from our own pages or from the account site, and nothing if the language cookie cannot
 * be stored, since that would loop. Runs inline from its own source text, so it may use nothing from outside itself.
 *
 * @param home home paths by locale
 * @param hostEndings locales by endings of host names
 * @param norwegianTags browser languages that count as Norwegian
 * @param cookie the language cookie's name
 * @param read reads a cookie
 * @param keep sets a cookie
 * @param domains configured hosts by locale, which take precedence over the endings
 */
export function redirectFromRoot(
  home: Readonly<Record<string, string>>,
  hostEndings: Readonly<Record<string, string>>,
  norwegianTags: readonly string[],
  cookie: string,
  read: typeof readCookie,
  keep: typeof setCookie,
  domains: Domains = {},
): void {
  const norwegianChoice: (typeof norwegian)['language'] = 'no'
  /** A language of the site, or `no` for Norwegian with any of its tags. */
  const ours = (tag: string) => {
    const base = tag.toLowerCase().split('-')[0] ?? ''
    if (norwegianTags.includes(base)) return norwegianChoice
    return Object.hasOwn(home, base) ? base : undefined
  }
  const preferred = () =>
    ours(String(read(cookie))) ??
    Object.entries(domains).find(([, host]) => host === location.hostname)?.[0] ??
    hostEndings[location.hostname.split('.').pop() ?? ''] ??
    navigator.languages.map(ours).find(language => language !== undefined)

  // A parameter that only bypasses caches is no answer of the account site.
  const answers = window.handover?.split('&').some(part => !part.startsWith('cacheBust'))
  if (document.referrer.startsWith(`${location.origin}/`) || answers) return
  const language = preferred()
  const norwegianReads: (typeof norwegian)['locale'] = 'da'
  const target = home[language === norwegianChoice ? norwegianReads : (language ?? '')]
  if (language && target && target !== location.pathname && keep(cookie, language, 365 * 86_400)) {
    document.documentElement.dataset['leaving'] = ''
    location.replace(target + location.search + location.hash)
  }
}
