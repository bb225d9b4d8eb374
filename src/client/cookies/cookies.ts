// Part of the first file of every page, where js-cookie would take a tenth of the bytes there may be, and inline before first
// paint, from their own source text, so that they may use nothing from outside themselves. What comes later lists and removes
// the cookies of tags with js-cookie (`later-cookies.ts`). Nothing else reads or writes a cookie.

/**
 * What a cookie of ours holds: JSON, as other clients of the shop write it. One that does not parse counts as absent, and so
 * does one that may not be read.
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
 * Keeps a value in a cookie of all our pages, where cookies may be kept. Every cookie of ours is written here. It is `Secure`
 * on HTTPS only: Safari would not keep such a cookie on http://localhost.
 *
 * @param maxAge for how many seconds; left out, until the browser is closed
 * @returns whether it is kept
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
