import Cookies from 'js-cookie'

/** Our cookies hold JSON, as other clients of the shop write them, and are those of all our pages. */
const json = Cookies.withConverter<unknown>({
  read: value => JSON.parse(decodeURIComponent(value)),
  write: value => encodeURIComponent(JSON.stringify(value)),
}).withAttributes({ path: '/', sameSite: 'Lax' })

/** What a cookie holds. One that does not parse counts as absent, and so does one that may not be read. */
export function readCookie(name: string): unknown {
  try {
    return json.get(name)
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
  try {
    json.set(name, value, days ? { expires: days } : {})
    return json.get(name) === value
  } catch {
    return false
  }
}
