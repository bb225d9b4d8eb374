import { regions, seasons } from '../../content-model/fields.ts'
import type { Locale } from '../../i18n/locales.ts'
import { text } from './text.ts'

/** What lists are filtered by: the name of the query parameter and of the `data-` attribute. */
export type FilterName = 'region' | 'season' | 'product' | 'days'

export interface FilterGroup {
  readonly name: FilterName
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** The groups of lengths by which routes are filtered. */
export const lengths = ['week', 'fortnight', 'longer'] as const
export type RouteLength = (typeof lengths)[number]

/** The length group of a route, by its days. */
export function routeLength(days: number): RouteLength {
  if (days <= 7) return 'week'
  return days <= 14 ? 'fortnight' : 'longer'
}

/** The options of a filter that any entry has. A group with one option would filter nothing and is left out. */
function group<Value extends string>(
  name: FilterName,
  label: string,
  values: readonly Value[],
  used: ReadonlySet<Value>,
  labels: Readonly<Record<Value, string>>,
): FilterGroup[] {
  const options = values.filter(value => used.has(value)).map(value => ({ value, label: labels[value] }))
  return options.length > 1 ? [{ name, label, options }] : []
}

type Facts = {
  readonly region: (typeof regions)[number]
  readonly seasons: readonly (typeof seasons)[number][]
}

/** The filters by region and season of a list of guides or routes. */
export function placeGroups(entries: readonly { readonly facts: Facts }[], locale: Locale): FilterGroup[] {
  const t = text(locale)
  const usedSeasons = new Set(entries.flatMap(entry => entry.facts.seasons))
  return [
    ...group('region', t.region, regions, new Set(entries.map(entry => entry.facts.region)), t),
    ...group('season', t.season, seasons, usedSeasons, t),
  ]
}

/** The filter by the product that routes are travelled with, given as ids and names of products. */
export function productGroup(products: ReadonlyMap<string, string>, locale: Locale): FilterGroup[] {
  const options = [...products].map(([value, label]) => ({ value, label }))
  return options.length > 1 ? [{ name: 'product', label: text(locale).product, options }] : []
}

/** The filter by length of a list of routes. */
export function lengthGroup(days: readonly number[], locale: Locale): FilterGroup[] {
  const t = text(locale)
  return group('days', t.days, lengths, new Set(days.map(routeLength)), t)
}
