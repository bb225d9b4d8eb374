import type { Content, SourceEntry } from '../../../src/content-model/rules/content.ts'
import type { Fault } from '../../../src/content-model/rules/fault.ts'
import { graphOf } from '../../../src/content-model/rules/graph-of.ts'
import type { Graph } from '../../../src/shared/trip/graph.ts'

/** All stations that can be reached from one of them. */
function reachedFrom(graph: Graph, start: string): ReadonlySet<string> {
  const reached = new Set([start])
  for (const station of reached)
    for (const { to } of [...graph.ridesFrom(station), ...graph.transfersFrom(station)]) reached.add(to)
  return reached
}

/** The largest connected part of the network. */
function mainland(graph: Graph, stations: readonly string[]): ReadonlySet<string> {
  const parts: ReadonlySet<string>[] = []
  for (const station of stations)
    if (!parts.some(part => part.has(station))) parts.push(reachedFrom(graph, station))
  return parts.reduce((largest, part) => (part.size > largest.size ? part : largest), new Set<string>())
}

const isOfInterrail = ({ facts: { data } }: SourceEntry<'guides' | 'routes'>) =>
  ('reach' in data ? data.reach.pass : data.estimate.product) === 'interrail-global'

/** Stations on the map of a guide or a route of Interrail that no connection reaches. */
export function unreachedNotes(content: Content, now: Date): Fault[] {
  const { guides, routes } = content.entries
  const reached = mainland(graphOf(content, now), content.single.stations?.data.map(({ id }) => id) ?? [])
  return [...guides.values(), ...routes.values()].filter(isOfInterrail).flatMap(({ facts }) => {
    const stations = new Set(facts.data.map.lines.flatMap(line => line.stations))
    const missing = [...stations].filter(id => !reached.has(id))
    return missing.length > 0
      ? [
          facts.file.fault(
            ['map', 'lines'],
            `content/connections does not reach ${missing.length} of its ${stations.size} stations: ${missing.join(', ')}`,
          ),
        ]
      : []
  })
}
