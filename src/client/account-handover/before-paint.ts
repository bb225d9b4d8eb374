declare global {
  interface Window {
    /** The hand-over's parameters, between the inline script and the behaviour that takes them. */
    handover?: string | undefined
  }
}

/**
 * What of the hand-over must precede everything else. Runs inline from its own source text, so it may use nothing
 * from outside itself.
 *
 * - Its five parameters leave the address before any other script runs; other parameters and the hash stay as they
 *   were written. An entry of the history that is marked was done before.
 * - Until now referrers were the origin alone, by header, since the browser asks for files before any script runs.
 *   From now on they are what they are on a site without an account.
 * - The account menu shows the right links from the first frame; where storage is forbidden it shows all.
 *
 * @param tokens where the tokens are kept
 */
export function beforePaintHandover(tokens: readonly string[]): void {
  const ours = /^(?:accesstoken|refreshtoken|controlled|came|cacheBust)(?:=|$)/
  const address = new URL(location.href)
  const parts = address.search.slice(1).split('&')
  const arrived = parts.filter(part => ours.test(part))
  if (arrived.length > 0) {
    if (!history.state?.tokensCleared) window.handover = arrived.join('&')
    address.search = parts.filter(part => !ours.test(part)).join('&')
    history.replaceState({ ...history.state, tokensCleared: true }, '', address)
  }
  const content = 'strict-origin-when-cross-origin'
  document.head.append(Object.assign(document.createElement('meta'), { name: 'referrer', content }))
  try {
    const both = tokens.every(token => localStorage.getItem(token))
    document.documentElement.dataset['session'] = both ? 'in' : 'out'
  } catch {
    // Whether somebody is logged in cannot be known.
  }
}
