/**
 * Whether a form was posted from one of our own pages: the host that is asked (every deploy has its own), or one
 * of the configured ones.
 *
 * A browser names the page's origin with every POST; a form of another site carries another name, or `null`.
 * A program that names none is let through: it could as well name ours, and no session is at stake here.
 */
export function isOwnOrigin(request: Request, hosts: readonly string[]): boolean {
  const origin = request.headers.get('origin') ?? request.headers.get('referer')
  if (origin === null) return request.headers.get('sec-fetch-site') !== 'cross-site'
  if (!URL.canParse(origin)) return false
  return [new URL(request.url).host, ...hosts].includes(new URL(origin).host)
}
