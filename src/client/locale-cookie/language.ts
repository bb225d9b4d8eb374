import Cookies from 'js-cookie'

/** The cookie holds a JSON string, as other clients of the shop write it; what does not parse counts as absent. */
const cookie = Cookies.withConverter<string>({
  read: value => {
    try {
      return String(JSON.parse(decodeURIComponent(value)))
    } catch {
      return ''
    }
  },
  write: value => encodeURIComponent(JSON.stringify(value)),
})

/** The reader's language, for 365 days: `en`, `sv`, `da` or `no`; empty when none is kept. */
export const readLanguage = () => cookie.get('language') ?? ''

export function keepLanguage(language: string): void {
  cookie.set('language', language, { expires: 365, path: '/', sameSite: 'Lax' })
}
