import type { Summary } from '../../content-model/entries.ts'
import { type FilterName, routeLength } from './groups.ts'

/** What a list's item says of itself to the filter: a `data-` attribute for each group. */
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

/** The attributes of a route in its list, wherever it stands there: on the board, on the wall, on the map. */
export const routeItem = ({ region, seasons, estimate, days }: Summary<'routes'>['facts']) =>
  filterItem({ region, season: seasons, product: estimate.product, days: routeLength(days.length) })
