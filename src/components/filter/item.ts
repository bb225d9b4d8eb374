import type { Summary } from '../../content-model/entries.ts'
import { type FilterName, routeLength } from './groups.ts'

/** The values of a list's item for the filter, as a `data-` attribute for each group. */
export type ItemFacts = Readonly<Partial<Record<FilterName, string | readonly string[]>>>

/** The attributes of an item that the filter may hide. `filterItem({ season: ['spring', 'autumn'] })` */
export function filterItem(facts: ItemFacts): Record<string, string> {
  const named = Object.entries(facts).map(([name, value]) => [
    `data-${name}`,
    typeof value === 'string' ? value : value.join(' '),
  ])
  return { 'data-item': '', ...Object.fromEntries(named) }
}

/** The attributes of a guide in its list. */
export const guideItem = ({ region, seasons }: Summary<'guides'>['facts']) =>
  filterItem({ region, season: seasons })

/** The attributes of a route in any list: the board, the wall or the map. */
export const routeItem = ({ region, seasons, estimate, days }: Summary<'routes'>['facts']) =>
  filterItem({ region, season: seasons, product: estimate.product, days: routeLength(days.length) })
