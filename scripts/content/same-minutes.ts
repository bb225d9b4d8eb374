import type { Content } from '../../src/content-model/rules/content.ts'
import type { Fault } from '../../src/content-model/rules/fault.ts'

interface Journey {
  readonly pair: string
  readonly minutes: number
  readonly path: string
  readonly note: (message: string) => Fault
}

/** The same in both directions. */
const pairOf = (from: string, to: string) => [from, to].toSorted().join('–')

/** Journeys without a change: ways in guides, and legs of routes. */
const journeysOf = ({ entries }: Content): Journey[] => [
  ...[...entries.guides.values()].flatMap(({ facts: { file, data } }) =>
    data.reach.ways.flatMap(({ from, to, minutes, changes }, index) =>
      changes === 0
        ? [
            {
              pair: pairOf(from, to),
              minutes,
              path: file.path,
              note: (message: string) => file.fault(['reach', 'ways', index, 'minutes'], message),
            },
          ]
        : [],
    ),
  ),
  ...[...entries.routes.values()].flatMap(({ facts: { file, data } }) =>
    data.days.flatMap(({ legs }, day) =>
      legs.map(({ from, to, minutes, mode }, leg) => ({
        pair: `${mode === 'train' ? '' : `${mode} `}${pairOf(from, to)}`,
        minutes,
        path: file.path,
        note: (message: string) => file.fault(['days', day, 'legs', leg, 'minutes'], message),
      })),
    ),
  ),
]

/** Journeys between the same two stations that take another time elsewhere. */
export const sameMinutesNotes = (content: Content): Fault[] =>
  [...Map.groupBy(journeysOf(content), ({ pair }) => pair).values()].flatMap(journeys =>
    journeys.flatMap(({ minutes, note }, index) => {
      const other = journeys.slice(0, index).find(before => before.minutes !== minutes)
      return other
        ? [note(`is ${minutes}, and ${other.minutes} in ${other.path}: the same journey takes the same time`)]
        : []
    }),
  )
