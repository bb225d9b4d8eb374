import { clockFaults as faultsOfDay } from '../clock-anchors.ts'
import { timedDays } from '../journey-figures.ts'
import type { Content } from './content.ts'
import type { Fault } from './fault.ts'
import { graphOf } from './graph-of.ts'

/** Where a route's times to leave by and to be somewhere cannot be kept with the day's own trains. */
export function clockFaults(content: Content): Fault[] {
  const graph = graphOf(content)
  return [...content.entries.routes.values()].flatMap(({ facts: { file, data } }) =>
    timedDays(graph, data.days).flatMap((day, index) =>
      faultsOfDay(day).map(message => file.fault(['days', index, 'clock'], message)),
    ),
  )
}
