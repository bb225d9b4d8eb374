import { isNightLeg, networkMinutes, wayFigures } from '../journey-figures.ts'
import type { Content } from './content.ts'
import type { Fault } from './fault.ts'
import { graphOf } from './graph-of.ts'

/**
 * Legs of routes and ways of guides without any figures, or with figures that differ from `content/connections` without
 * a reason. None while a file of the network has a fault of its own, which they would follow from.
 */
export function networkFaults(content: Content): Fault[] {
  if (content.isNetworkIncomplete) return []
  const graph = graphOf(content)
  const legFaults = [...content.entries.routes.values()].flatMap(({ facts: { file, data } }) =>
    data.days.flatMap((day, dayIndex) =>
      day.legs.flatMap((leg, index) => {
        const isNight = isNightLeg(day, index)
        const known = networkMinutes(graph, leg, isNight)
        const path = ['days', dayIndex, 'legs', index]
        if (leg.minutes === undefined && known === undefined)
          return [
            file.fault(
              [...path, 'to'],
              `content/connections has no direct ${isNight ? 'night ' : ''}${leg.mode} from ${leg.from} to ${leg.to}: add a line there, or minutes here`,
            ),
          ]
        return leg.minutes !== undefined && known !== undefined && leg.because === undefined
          ? [
              file.fault(
                [...path, 'minutes'],
                `content/connections has ${known}: remove minutes, or explain in because why it is ${leg.minutes} here`,
              ),
            ]
          : []
      }),
    ),
  )
  const wayFaults = [...content.entries.guides.values()].flatMap(({ facts: { file, data } }) =>
    data.reach.ways.flatMap((way, index) => {
      const known = wayFigures(graph, way)
      const path = ['reach', 'ways', index]
      if (!way.figures && !known)
        return [
          file.fault(
            [...path, 'to'],
            `content/connections has no ${way.night ? 'night train on the ' : ''}way ${[way.from, ...way.via, way.to].join('–')} with each part direct: list in via where to change, add the missing connections there, or figures here`,
          ),
        ]
      return way.figures && known && way.figures.because === undefined
        ? [
            file.fault(
              [...path, 'figures'],
              'content/connections has this way: remove figures, or explain in because why they differ here',
            ),
          ]
        : []
    }),
  )
  return [...legFaults, ...wayFaults]
}
