/** The values of a pattern's placeholders and its splat, percent-encoded as in the request. */
export type PathParams = Readonly<Record<string, string>>

/** Decodes one path segment; a malformed one is compared as it is. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** `segmentsOf('/news/2026/') // => ['news', '2026']` */
export const segmentsOf = (path: string) => path.split('/').filter(segment => segment !== '')

/**
 * Matches a path against a pattern of the host's `_redirects` and `_headers` files: `:name` is one segment, and `*` at
 * the end is the rest, which may be empty. A trailing slash makes no difference, but case does.
 *
 *     matchPath('/news/:year/*', segmentsOf('/news/2026/a/b')) // => { year: '2026', splat: 'a/b' }
 *
 * @param actual the segments of the path, split once for all patterns
 * @returns undefined if the path does not match
 */
export function matchPath(pattern: string, actual: readonly string[]): PathParams | undefined {
  const expected = segmentsOf(pattern)
  const open = expected.at(-1) === '*'
  const fixed = open ? expected.slice(0, -1) : expected
  if (open ? actual.length < fixed.length : actual.length !== fixed.length) return undefined

  const params: Record<string, string> = {}
  for (const [index, wanted] of fixed.entries()) {
    const segment = actual[index] ?? ''
    if (wanted.startsWith(':')) params[wanted.slice(1)] = segment
    else if (decode(wanted) !== decode(segment)) return undefined
  }
  return open ? { ...params, splat: actual.slice(fixed.length).join('/') } : params
}

/** Fills in the values of `:name` and `:splat`. An unknown name stays as it is. */
export function fillPattern(target: string, params: PathParams): string {
  return target.replace(/:([a-z_]\w*)/gi, (written, name: string) => params[name] ?? written)
}
