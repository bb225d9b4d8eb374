/**
 * Whether a form was posted from one of our own pages: from the host of the request (every deploy has its own), or from
 * a configured one.
 *
 * A browser names the page's origin with every POST; a form of another site has another origin, or `null`. A program
 * that names none is accepted: it could just as well name ours, and no session is at risk here.
 */
export function isOwnOrigin(request: Request, hosts: readonly string[]): boolean {
  const origin = request.headers.get('origin') ?? request.headers.get('referer')
  if (origin === null) return request.headers.get('sec-fetch-site') !== 'cross-site'
  if (!URL.canParse(origin)) return false
  return [new URL(request.url).host, ...hosts].includes(new URL(origin).host)
}
