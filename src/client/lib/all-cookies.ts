import Cookies from 'js-cookie'

/** Reads cookies without decoding them: a tag's cookie may contain anything. */
const allCookies = Cookies.withConverter({ read: value => value })

/** The names of all cookies that this page may read, including those of tags. */
export const cookieNames = () => Object.keys(allCookies.get())

/** Removes a cookie for all our pages, or one that was set for the given domain. */
export const removeCookie = (name: string, domain?: string) =>
  allCookies.remove(name, domain ? { domain } : {})
