import type { Summary } from './entries.ts'
import { withLegMinutes } from './journey-figures.ts'
import { getNetwork } from './network.ts'

/** A route's days, with the minutes of each leg. */
export const routeDays = async ({ facts }: Pick<Summary<'routes'>, 'facts'>) =>
  withLegMinutes((await getNetwork()).graphWithEnded, facts.days)

export type RouteDay = Awaited<ReturnType<typeof routeDays>>[number]
