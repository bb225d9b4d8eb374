// The only ones that read or write a cookie. They run in modules and also inline, before first paint, from their own
// source text: so they may use nothing from outside themselves.

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
 * Keeps a value in a cookie of all our pages, where cookies may be kept.
 *
 * @param days how long; without them until the browser is closed
 * @returns whether it is kept
 */
export function keepCookie(name: string, value: string | number, days?: number): boolean {
  const pair = `${name}=${encodeURIComponent(JSON.stringify(value))}`
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers too late for a decision before first paint
    document.cookie = `${pair}; path=/; SameSite=Lax${days ? `; max-age=${days * 86_400}` : ''}`
    return document.cookie.split('; ').includes(pair)
  } catch {
    return false
  }
}
