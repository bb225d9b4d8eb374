// The same for what runs before first paint, inline and from its own source text: it may import nothing, so it cannot use
// the package that `cookies.ts` does. Nothing else reads or writes a cookie by itself.

/** What a cookie holds. One that does not parse counts as absent, and so does one that may not be read. */
export function readInline(name: string): unknown {
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
 * @returns whether it is kept
 */
export function keepInline(name: string, value: string | number, days: number): boolean {
  const pair = `${name}=${encodeURIComponent(JSON.stringify(value))}`
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers too late for a decision before first paint
    document.cookie = `${pair}; path=/; SameSite=Lax; max-age=${days * 86_400}`
    return document.cookie.split('; ').includes(pair)
  } catch {
    return false
  }
}
