import Cookies from 'js-cookie'

/** As they are written: not all are ours, and one of a tag may hold anything. */
const anybodys = Cookies.withConverter({ read: value => value })

/** Names of all cookies that this page may read, whoever set them. */
export const cookieNames = () => Object.keys(anybodys.get())

/** Removes a cookie of all our pages; with a domain, one that was set for that whole domain. */
export const dropCookie = (name: string, domain?: string) => anybodys.remove(name, domain ? { domain } : {})
