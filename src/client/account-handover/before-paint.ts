declare global {
  interface Window {
    /** The hand-over's parameters, between the inline script and the behaviour that takes them. */
    handover?: string | undefined
  }
}

/**
 * Removes the hand-over's five parameters from the address before any other script runs, even on a site without an
 * account, since a shared link may contain somebody's tokens. Other parameters and the hash stay unchanged. Runs inline
 * from its own source text, so it may use nothing from outside itself.
 *
 * @param take receives the five parameters as written, and returns the state for the history entry
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
 * Passes the parameters on to the behaviour that reads them, unless the history entry is marked as handled. Runs
 * inline, as above.
 */
export function takeHandover(query: string): unknown {
  if (!history.state?.tokensCleared) window.handover = query
  return { ...history.state, tokensCleared: true }
}

/**
 * The other parts of the hand-over that must precede first paint. Runs inline, as above, once the address is clean.
 *
 * - Until now the header limited referrers to the origin, since the browser requests files before any script runs. From
 * now on they are the same as on a site without an account.
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
    // It is unknown whether somebody is logged in.
  }
}
