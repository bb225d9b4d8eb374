import { clockFaults as faultsOfDay } from '../clock-anchors.ts'
import type { Content } from './content.ts'
import type { Fault } from './fault.ts'

/** Where a route's times to leave by and to be somewhere cannot be kept with the day's own trains. */
export const clockFaults = ({ entries }: Content): Fault[] =>
  [...entries.routes.values()].flatMap(({ facts: { file, data } }) =>
    data.days.flatMap((day, index) =>
      faultsOfDay(day).map(message => file.fault(['days', index, 'clock'], message)),
    ),
  )
