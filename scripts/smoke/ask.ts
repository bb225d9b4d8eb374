/** A response of the site. */
export interface Answer {
  readonly status: number
  readonly header: (name: string) => string
  readonly text: string
  readonly bytes: Uint8Array
}

/** Requests a path of the site; redirects are not followed. */
export type FetchAnswer = (path: string, init?: RequestInit) => Promise<Answer>

/** The time limit for a response, in milliseconds. */
const timeout = 15_000

/**
 * Makes a function that requests paths of a site, such as `https://perrong.example`.
 *
 * @param perSecond how many requests to start in a second, so that the host does not take them for an attack
 */
export function fetchFrom(site: string, perSecond: number): FetchAnswer {
  const pause = 1000 / perSecond
  let next = 0
  return async (path, init = {}) => {
    const now = performance.now()
    const start = Math.max(now, next)
    next = start + pause
    if (start > now) await new Promise(resolve => setTimeout(resolve, start - now))
    const response = await fetch(new URL(path, site), {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    })
    const bytes = new Uint8Array(await response.arrayBuffer())
    return {
      status: response.status,
      header: name => response.headers.get(name) ?? '',
      text: new TextDecoder().decode(bytes),
      bytes,
    }
  }
}
