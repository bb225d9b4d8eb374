import { assertChecked } from '../../content-model/assert-checked.ts'
import { getNetwork } from '../../content-model/network.ts'
import { getStations } from '../../content-model/stations.ts'
import type { LegMinutes, LineColour, RailMapInput } from '../../illustrations/map/model.ts'
import { directRide } from '../../shared/trip/direct-ride.ts'
import type { Graph } from '../../shared/trip/graph.ts'

/** A map as an entry's facts have it. */
export interface MapOfEntry {
  readonly title: string
  readonly map: {
    readonly lines: readonly {
      readonly id: string
      readonly colour: LineColour
      readonly stations: readonly string[]
      readonly dotted?: boolean | undefined
    }[]
    readonly emphasis: readonly string[]
  }
  /** Names of the lines by id. */
  readonly names: Readonly<Record<string, string>>
  readonly start?: string | undefined
}

/** In units of the drawing, of which a name is 16 high: one drawing serves a phone and a column beside a text. */
const width = 390

/** What is drawn for an entry's map. */
export async function railMapInput({ title, map, names, start }: MapOfEntry): Promise<RailMapInput> {
  const stations = await getStations(map.lines.flatMap(line => line.stations))
  const lines = map.lines.map(line => {
    const name = assertChecked(names[line.id], `The name of the line "${line.id}"`)
    return {
      name,
      colour: line.colour,
      stations: [...line.stations],
      ...(line.dotted ? { dotted: true } : {}),
    }
  })
  const { graph } = await getNetwork()
  const times = lines.flatMap(line => legTimes(line.stations, graph))
  return { title, stations, lines, emphasis: [...map.emphasis], ...(start ? { start } : {}), times, width }
}

/** About how long the legs of a line take by day, where one stays seated; by night only where no other train goes. */
function legTimes(stations: readonly string[], graph: Graph): LegMinutes[] {
  return stations.slice(1).flatMap((to, index) => {
    const from = stations[index] ?? to
    const ride =
      directRide(graph, { from, to, isNight: false }) ?? directRide(graph, { from, to, isNight: true })
    return ride ? [{ from, to, minutes: ride.minutes }] : []
  })
}
