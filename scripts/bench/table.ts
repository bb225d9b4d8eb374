/** One thing that was measured. */
export interface Row {
  readonly what: string
  readonly where: string
  readonly measured: string
  /** What decisions or the issue ask for; left out where a figure is only reported. */
  readonly wanted?: string
  readonly fallsShort?: boolean
  /** Why it falls short, where the measurement knows. */
  readonly why?: string
}

const heads = ['What', 'Where', 'Measured', 'Wanted', '']

/** The rows as a table of Markdown, whose columns also stand under each other where it is printed. */
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
  return why ? `falls short: ${why}` : 'falls short'
}

/** In one line: how much was measured, and what falls short. */
export function summary(rows: readonly Row[]): string {
  const short = rows.filter(row => row.fallsShort).map(({ what, where }) => `${what} (${where})`)
  const all = `${rows.length} measured`
  return short.length === 0
    ? `${all}, nothing falls short`
    : `${all}, ${short.length} fall short: ${short.join(', ')}`
}
