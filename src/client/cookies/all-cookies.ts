/** Names of all cookies that this page may read, whoever set them. Not all are ours, and one of a tag may hold anything. */
export const cookieNames = () => document.cookie.split('; ').flatMap(pair => pair.split('=')[0] || [])

/** Removes a cookie of all our pages; with a domain, one that was set for that whole domain. */
export function dropCookie(name: string, domain?: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${name}=; path=/; max-age=0${domain ? `; domain=${domain}` : ''}`
}
