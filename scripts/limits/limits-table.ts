import { abuseLimits } from '../../src/server/limits/abuse-limits.ts'

/** What strangers can make the shop do, as a Markdown table for `docs/operating.md`. */
export function limitsTable(): string {
  const rows = Object.values(abuseLimits).map(limit => {
    const most = 'displayValue' in limit ? limit.displayValue : `${limit.most}`
    return `| ${limit.what} | ${most} | ${limit.beyond} |`
  })
  return ['| What | At most | Beyond it |', '|---|---|---|', ...rows].join('\n')
}
