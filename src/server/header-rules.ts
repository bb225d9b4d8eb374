import { matchPath, segmentsOf } from './path-pattern.ts'

/** One block of the host's `_headers` file. */
export interface HeaderRule {
  readonly path: string
  /** Lower-case name and value, in the order of the file. */
  readonly headers: readonly (readonly [name: string, value: string])[]
}

/** Headers that the host sets itself and ignores in the file. */
const ignored = new Set([
  'accept-ranges',
  'age',
  'allow',
  'alt-svc',
  'connection',
  'content-encoding',
  'content-length',
  'content-range',
  'date',
  'location',
  'server',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/**
 * Reads the host's `_headers` file: a path on a line of its own, `Name: value` lines below it, and `#` comments.
 *
 * @throws an error with the first invalid line
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { path: string; headers: [string, string][] }[] = []
  for (const [index, written] of text.split(/\r?\n/).entries()) {
    const line = written.trim()
    if (line === '' || line.startsWith('#')) continue
    if (line.startsWith('/')) {
      rules.push({ path: line, headers: [] })
      continue
    }
    const [, name, value] = /^([\w-]+):\s*(.+)$/.exec(line) ?? []
    const rule = rules.at(-1)
    if (name === undefined || value === undefined || !rule) {
      throw new Error(`_headers line ${index + 1}: "${line}" is neither a path nor a header of one`)
    }
    rule.headers.push([name.toLowerCase(), value])
  }
  return rules
}

/**
 * The headers of a file's response: a name repeated within one block is joined by commas, and a later matching block
 * replaces an earlier one's value, as the host's own command line tool merges them.
 */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const merged: Record<string, string> = {}
  for (const rule of rules) {
    if (!matches(rule.path, path)) continue
    const own: Record<string, string> = {}
    for (const [name, value] of rule.headers) {
      if (ignored.has(name)) continue
      own[name] = own[name] === undefined ? value : `${own[name]}, ${value}`
    }
    Object.assign(merged, own)
  }
  return merged
}

/** Unlike in `_redirects`, a `*` may be inside a path, as in `/*.js`, and then matches any characters. */
function matches(pattern: string, path: string): boolean {
  if (!/\*./.test(pattern)) return matchPath(pattern, segmentsOf(path)) !== undefined
  const source = pattern
    .split(/(\*|:[a-z_]\w*)/i)
    .map(part => (part === '*' ? '.*' : part.startsWith(':') ? '[^/]+' : RegExp.escape(part)))
    .join('')
  return new RegExp(`^${source}$`).test(path)
}
