import Cookies from 'js-cookie'

/** Ours hold JSON, as other clients of the shop write them, and are those of all our pages. */
const ours = Cookies.withConverter<unknown>({
  read: value => JSON.parse(decodeURIComponent(value)),
  write: value => encodeURIComponent(JSON.stringify(value)),
}).withAttributes({ path: '/', sameSite: 'Lax' })

/** As they are written: not all are ours, and one of a tag may hold anything. */
const anybodys = Cookies.withConverter({ read: value => value })

/**
 * Keeps a value in a cookie of all our pages until the browser is closed, where cookies may be kept.
 *
 * @returns whether it is kept
 */
export function keepForSession(name: string, value: string | number): boolean {
  try {
    ours.set(name, value)
    return ours.get(name) === value
  } catch {
    return false
  }
}

/** Names of all cookies that this page may read, whoever set them. */
export const cookieNames = () => Object.keys(anybodys.get())

/** Removes a cookie of all our pages; with a domain, one that was set for that whole domain. */
export const dropCookie = (name: string, domain?: string) => anybodys.remove(name, domain ? { domain } : {})
