import { fillPattern, matchPath, type PathParams, segmentsOf } from '../../src/server/path-pattern.ts'
import type { RedirectRule } from './redirect-rules.ts'

/** The target of a rule: a path with its query, or a full address. */
export interface Destination {
  readonly to: string
  readonly status: number
}

/**
 * The first matching rule for an address, in the order of the file, as on the host.
 *
 * @param url the request, with the host of its Host header; the port is ignored
 * @param fileExists whether a file has this address: then only a forced rule applies
 */
export function findRedirect(
  rules: readonly RedirectRule[],
  url: URL,
  fileExists: boolean,
): Destination | undefined {
  const segments = segmentsOf(url.pathname)
  for (const rule of rules) {
    if (fileExists && !rule.forced) continue
    if (rule.host !== undefined && rule.host !== url.hostname) continue
    const path = matchPath(rule.from, segments)
    const query = path && matchQuery(rule.query, url.searchParams)
    if (!query) continue
    const to = destination(rule, { ...path, ...query }, url)
    if (to !== url.pathname + url.search && to !== url.href) return { to, status: rule.status }
  }
  return undefined
}

function matchQuery(
  wanted: Readonly<Record<string, string>>,
  actual: URLSearchParams,
): PathParams | undefined {
  const params: Record<string, string> = {}
  for (const [name, value] of Object.entries(wanted)) {
    const given = actual.get(name)
    if (given === null) return undefined
    if (value.startsWith(':')) params[value.slice(1)] = encodeURIComponent(given)
    else if (value !== given) return undefined
  }
  return params
}

/** The request's query is passed on, unless the rule has matched one or its target has its own. */
function destination(rule: RedirectRule, params: PathParams, url: URL): string {
  const filled = fillPattern(rule.to, params)
  // A splat may begin with a slash: "//host" would redirect to another site.
  const safe = filled.startsWith('/') ? filled.replace(/^\/+/, '/') : filled
  const ownQuery = rule.to.includes('?') || Object.keys(rule.query).length > 0
  if (ownQuery || url.search === '') return safe
  const [address = '', hash] = safe.split('#', 2)
  return address + url.search + (hash === undefined ? '' : `#${hash}`)
}
