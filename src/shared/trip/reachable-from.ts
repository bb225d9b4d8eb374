import type { Graph } from './graph.ts'

/** The stations to which a way leads from a station, on one day or another; itself included. */
export function reachableFrom(
  { ridesFrom, transfersFrom, stationsBeside }: Graph,
  start: string,
): ReadonlySet<string> {
  // A set that grows while it is walked through gives the new stations their turn as well.
  const reached = new Set([start])
  for (const station of reached) {
    for (const { to } of [...ridesFrom(station), ...transfersFrom(station)]) reached.add(to)
    for (const other of stationsBeside(station)) reached.add(other)
  }
  return reached
}
