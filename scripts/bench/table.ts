/** One measurement. */
export interface Row {
  readonly what: string
  readonly where: string
  readonly measured: string
  /** The target; absent for a figure that is only reported. */
  readonly wanted?: string
  readonly fallsShort?: boolean
  /** Why it misses the target, if the measurement knows. */
  readonly why?: string
}

const heads = ['What', 'Where', 'Measured', 'Target', '']

/** The rows as a Markdown table, whose columns are also aligned in the terminal. */
export function table(rows: readonly Row[]): string {
  const cells = rows.map(row => [row.what, row.where, row.measured, row.wanted ?? '', verdict(row)])
  const widths = heads.map((head, column) =>
    Math.max(3, head.length, ...cells.map(line => line[column]?.length ?? 0)),
  )
  const line = (texts: readonly string[]) =>
    `| ${texts.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = `|${widths.map(width => '-'.repeat(width + 2)).join('|')}|`
  return [line(heads), rule, ...cells.map(line)].join('\n')
}

function verdict({ fallsShort = false, why }: Row): string {
  if (!fallsShort) return ''
  return why ? `misses the target: ${why}` : 'misses the target'
}

/** A summary in one line: how much was measured, and what misses its target. */
export function summary(rows: readonly Row[]): string {
  const short = rows.filter(row => row.fallsShort).map(({ what, where }) => `${what} (${where})`)
  const all = `${rows.length} measured`
  return short.length === 0
    ? `${all}, all targets met`
    : `${all}, ${short.length} missed the target: ${short.join(', ')}`
}
