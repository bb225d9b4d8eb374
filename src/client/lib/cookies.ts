// These functions are in every page's first file, where js-cookie would take a tenth of the budget. They also run
// inline before first paint from their own source text, so they may use nothing from outside themselves. Chunks that
// are loaded later list and remove the cookies of tags with js-cookie (`all-cookies.ts`). Nothing else reads or writes
// a cookie.

/**
 * Reads one of our cookies. Its value is JSON, as other clients of the shop write it. A cookie that does not parse or
 * may not be read counts as absent.
 */
export function readCookie(name: string): unknown {
  try {
    const written = document.cookie.split('; ').find(pair => pair.startsWith(`${name}=`)) ?? ''
    return JSON.parse(decodeURIComponent(written.slice(name.length + 1)))
  } catch {
    return undefined
  }
}

/**
 * Sets a cookie for all our pages. Every cookie of ours is written here. It is `Secure` only on HTTPS, since Safari
 * would not store such a cookie on http://localhost.
 *
 * @param maxAge in seconds; without it the cookie lasts until the browser is closed
 * @returns whether it was stored
 */
export function setCookie(name: string, value: string | number, maxAge?: number): boolean {
  const pair = `${name}=${encodeURIComponent(JSON.stringify(value))}`
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers too late for a decision before first paint
    document.cookie = `${pair}; path=/; SameSite=Lax${maxAge ? `; max-age=${maxAge}` : ''}${location.protocol === 'https:' ? '; Secure' : ''}`
    return document.cookie.split('; ').includes(pair)
  } catch {
    return false
  }
}
