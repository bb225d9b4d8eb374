declare global {
  interface Window {
    /** The hand-over's parameters, between the inline script and the behaviour that takes them. */
    handover?: string | undefined
  }
}

/**
 * The five parameters of the hand-over leave the address before any other script runs, on every page and also of a site
 * without an account, where nobody reads them: a shared link may hold another's tokens. Other parameters and the hash
 * stay as they were written. Runs inline from its own source text, so it may use nothing from outside itself.
 *
 * @param take takes the five, as they were written, and returns what the entry of the history then holds
 */
export function clearAddress(take?: (query: string) => unknown): void {
  const ours = /^(?:accesstoken|refreshtoken|controlled|came|cacheBust)(?:=|$)/
  const address = new URL(location.href)
  const parts = address.search.slice(1).split('&')
  const arrived = parts.filter(part => ours.test(part))
  if (arrived.length === 0) return
  address.search = parts.filter(part => !ours.test(part)).join('&')
  history.replaceState(take?.(arrived.join('&')), '', address)
}

/**
 * Hands the five to the behaviour that reads them. Not from an entry of the history that is marked: that was done before.
 * Runs inline, as above.
 */
export function takeHandover(query: string): unknown {
  if (!history.state?.tokensCleared) window.handover = query
  return { ...history.state, tokensCleared: true }
}

/**
 * What else of the hand-over must precede first paint. Runs inline, as above, once the address is clear.
 *
 * - Until now referrers were the origin alone, by header, since the browser asks for files before any script runs.
 *   From now on they are what they are on a site without an account.
 * - The account menu shows the right links from the first frame; where storage is forbidden it shows all.
 *
 * @param tokens where the tokens are kept
 */
export function beforePaintHandover(tokens: readonly string[]): void {
  const content = 'strict-origin-when-cross-origin'
  document.head.append(Object.assign(document.createElement('meta'), { name: 'referrer', content }))
  try {
    const both = tokens.every(token => localStorage.getItem(token))
    document.documentElement.dataset['session'] = both ? 'in' : 'out'
  } catch {
    // Whether somebody is logged in cannot be known.
  }
}
