import { clockFaults as faultsOfDay } from '../clock-anchors.ts'
import { withLegMinutes } from '../journey-figures.ts'
import type { Content } from './content.ts'
import type { Fault } from './fault.ts'
import { graphOf } from './graph-of.ts'

/** Routes with times to leave or to arrive that the day's own trains cannot keep. */
export function clockFaults(content: Content): Fault[] {
  if (content.isNetworkIncomplete) return []
  const graph = graphOf(content)
  return [...content.entries.routes.values()].flatMap(({ facts: { file, data } }) =>
    withLegMinutes(graph, data.days).flatMap((day, index) =>
      faultsOfDay(day).map(message => file.fault(['days', index, 'clock'], message)),
    ),
  )
}
