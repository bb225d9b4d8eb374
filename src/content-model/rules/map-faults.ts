import type { Content } from './content.ts'
import type { Fault } from './fault.ts'

/** Stations that a map should show in addition to its lines: where a route starts, and those with a big ring. */
export function mapFaults({ entries }: Content): Fault[] {
  const off = (lines: readonly { readonly stations: readonly string[] }[], id: string) =>
    !lines.some(({ stations }) => stations.includes(id))
  return [...entries.guides.values(), ...entries.routes.values()].flatMap(({ facts: { file, data } }) => [
    ...('start' in data && off(data.map.lines, data.start)
      ? [file.fault(['start'], `"${data.start}" must be on a line of the map`)]
      : []),
    ...data.map.emphasis.flatMap((id, index) =>
      off(data.map.lines, id)
        ? [file.fault(['map', 'emphasis', index], `"${id}" must be on a line of the map`)]
        : [],
    ),
  ])
}
