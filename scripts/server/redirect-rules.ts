import { StartError } from './start-error.ts'

/** One line of the host's `_redirects` file. */
export interface RedirectRule {
  /** The host in lower case without its port, for a rule with a full address. */
  readonly host?: string
  readonly from: string
  /** Required query parameters: a fixed value, or `:name` for any value. */
  readonly query: Readonly<Record<string, string>>
  readonly to: string
  readonly status: number
  /** Written `301!`: the rule applies even if a file has the address. */
  readonly forced: boolean
  readonly line: number
}

const isAddress = (token: string) => token.startsWith('/') || /^https?:\/\//.test(token)
const isQuery = (token: string) => /^[^=]+=.+$/.test(token)
const statuses = new Set([200, 301, 302, 303, 307, 308, 404, 410])

/**
 * Reads the host's `_redirects` file: `from [name=value…] to [status[!]]`, one rule a line, `#` comments.
 *
 * @throws StartError with the line for rules that the host would misread, and for those that this server does not
 * support (proxying, conditions by country, language, role or cookie)
 */
export function parseRedirects(text: string): RedirectRule[] {
  const rules: RedirectRule[] = []
  for (const [index, written] of text.split(/\r?\n/).entries()) {
    const all = written.trim().split(/\s+/)
    const comment = all.findIndex(token => token.startsWith('#'))
    const tokens = comment === -1 ? all : all.slice(0, comment)
    if (tokens.join('') !== '') rules.push(parseRule(tokens, index + 1))
  }
  return rules
}

function parseRule([from = '', ...rest]: readonly string[], line: number): RedirectRule {
  const refuse = (reason: string): never => {
    throw new StartError(`_redirects line ${line}: ${reason}`)
  }
  if (!isAddress(from)) refuse(`"${from}" is not a path or an address`)
  const at = rest.findIndex(isAddress)
  const to = rest[at] ?? refuse('has no destination')
  const [written = '301', ...conditions] = rest.slice(at + 1)
  const [, digits = '', force = ''] = /^(\d{3})(!?)$/.exec(written) ?? refuse(`"${written}" is not a status`)
  const status = Number(digits)

  const params = rest.slice(0, at)
  const misplaced = params.find(token => !isQuery(token))
  const { host, path } = splitFrom(from)
  if (misplaced !== undefined) refuse(`"${misplaced}" is neither a query parameter nor a destination`)
  if (!statuses.has(status)) refuse(`the host does not support status ${status}`)
  if (conditions.length > 0) refuse(`the condition "${conditions.join(' ')}" is not supported locally`)
  if (path.slice(0, -1).includes('*')) refuse('"*" is allowed only at the end of a path')
  if (status === 200 && !to.startsWith('/')) refuse('proxying to another host is not supported locally')
  return {
    ...(host === undefined ? {} : { host }),
    from: path,
    query: Object.fromEntries(params.map(token => splitAt(token, token.indexOf('=')))),
    to,
    status,
    forced: force === '!',
    line,
  }
}

const splitAt = (text: string, at: number): [string, string] => [text.slice(0, at), text.slice(at + 1)]

function splitFrom(from: string): { host?: string; path: string } {
  const [, host, path] = /^https?:\/\/([^/:]+)(?::\d+)?(\/.*)?$/.exec(from) ?? []
  return host === undefined ? { path: from } : { host: host.toLowerCase(), path: path ?? '/' }
}
