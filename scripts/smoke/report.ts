import type { Result } from './result.ts'

/** The number of addresses that are listed for one fault. */
const named = 3

/**
 * Makes the report for the owner: a line for each group of checks, then each fault once with its addresses.
 *
 *     Pages, sv       73 checked  ok
 *     Pictures       173 checked  1 FAILED
 */
export function report(results: readonly Result[]): string {
  const groups = [...Map.groupBy(results, ({ what }) => what)].map(([what, own]) => {
    const broken = own.filter(({ faults }) => faults.length > 0).length
    return { what, count: `${own.length} checked`, verdict: broken === 0 ? 'ok' : `${broken} FAILED` }
  })
  const width = (of: 'what' | 'count') => Math.max(...groups.map(group => group[of].length))
  const lines = groups.map(
    ({ what, count, verdict }) =>
      `${what.padEnd(width('what'))}  ${count.padStart(width('count'))}  ${verdict}`,
  )
  const broken = results.filter(({ faults }) => faults.length > 0)
  if (broken.length === 0) return [...lines, '', `${results.length} checked, all ok`].join('\n')
  return [...lines, '', `${results.length} checked, ${broken.length} failed:`, ...faultLines(broken)].join(
    '\n',
  )
}

/** One line for each fault. `Pages, sv: answered 404 (/sv/om-oss)` */
function faultLines(broken: readonly Result[]): string[] {
  const found = broken.flatMap(({ what, where, faults }) =>
    faults.map(fault => ({ line: `${what}: ${fault}`, where })),
  )
  return [...Map.groupBy(found, ({ line }) => line)].map(([line, own]) => {
    const places = own.slice(0, named).map(({ where }) => where)
    const more = own.length > named ? ` and ${own.length - named} more` : ''
    return `  ${line} (${places.join(', ')}${more})`
  })
}
