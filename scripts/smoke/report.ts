import type { Result } from './result.ts'

/** Places that are named where one fault is found in many. */
const named = 3

/**
 * What the owner reads: a line for each kind of thing that was asked, then each fault once, with where it is.
 *
 *     Pages, sv       73 asked  well
 *     Pictures       173 asked  1 NOT WELL
 */
export function report(results: readonly Result[]): string {
  const groups = [...Map.groupBy(results, ({ what }) => what)].map(([what, own]) => {
    const broken = own.filter(({ faults }) => faults.length > 0).length
    return { what, count: `${own.length} asked`, verdict: broken === 0 ? 'well' : `${broken} NOT WELL` }
  })
  const width = (of: 'what' | 'count') => Math.max(...groups.map(group => group[of].length))
  const lines = groups.map(
    ({ what, count, verdict }) =>
      `${what.padEnd(width('what'))}  ${count.padStart(width('count'))}  ${verdict}`,
  )
  const broken = results.filter(({ faults }) => faults.length > 0)
  if (broken.length === 0) return [...lines, '', `${results.length} asked, all well`].join('\n')
  return [...lines, '', `${results.length} asked, ${broken.length} not well:`, ...faultLines(broken)].join(
    '\n',
  )
}

/** `Pages, sv: answered 404 (/sv/om-oss)` */
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
