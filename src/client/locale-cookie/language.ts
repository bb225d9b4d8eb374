import Cookies from 'js-cookie'

/** The cookie holds a JSON string, as other clients of the shop write it. */
const cookie = Cookies.withConverter<string>({
  read: value => String(JSON.parse(decodeURIComponent(value))),
  write: value => encodeURIComponent(JSON.stringify(value)),
})

/**
 * The reader's language: `en`, `sv`, `da` or `no`; empty when none is kept. A cookie that does not parse counts as
 * absent, and so does one that may not be read.
 */
export function readLanguage(): string {
  try {
    return cookie.get('language') ?? ''
  } catch {
    return ''
  }
}

/** Keeps it for 365 days, where cookies may be kept. */
export function keepLanguage(language: string): void {
  try {
    cookie.set('language', language, { expires: 365, path: '/', sameSite: 'Lax' })
  } catch {
    // A page that may not touch cookies at all: nothing is kept, and nothing else breaks.
  }
}
