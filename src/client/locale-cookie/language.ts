const lifetime = 365 * 24 * 60 * 60

/**
 * The reader's language: `en`, `sv`, `da` or `no`; empty when none is kept. The cookie holds a JSON string, as other
 * clients of the shop write it; what does not parse counts as absent, and so does a cookie that may not be read.
 */
export function readLanguage(): string {
  try {
    const value = /(?:^|; )language=([^;]*)/.exec(document.cookie)?.[1] ?? ''
    return String(JSON.parse(decodeURIComponent(value)))
  } catch {
    return ''
  }
}

/** Keeps it for 365 days, where cookies may be kept. */
export function keepLanguage(language: string): void {
  const value = encodeURIComponent(JSON.stringify(language))
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers later, and a link is about to be followed
    document.cookie = `language=${value}; path=/; max-age=${lifetime}; SameSite=Lax`
  } catch {
    // A page that may not touch cookies at all: nothing is kept, and nothing else breaks.
  }
}
