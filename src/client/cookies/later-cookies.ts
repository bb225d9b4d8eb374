import Cookies from 'js-cookie'

/** As they are written: not all are ours, and one of a tag may hold anything. */
const allCookies = Cookies.withConverter({ read: value => value })

/** Names of all cookies that this page may read, whoever set them. */
export const cookieNames = () => Object.keys(allCookies.get())

/** Removes a cookie of all our pages; with a domain, one that was set for that whole domain. */
export const removeCookie = (name: string, domain?: string) => allCookies.remove(name, domain ? { domain } : {})
