import type { Locale } from '../../../i18n/locales.ts'
import { type Counts, groupsOf } from '../basket/line.ts'
import type { AgeGroup } from '../price-rules/age.ts'
import type { ExplainedPrice } from '../price-rules/explain.ts'
import { groupWords } from './party-words.ts'

interface GroupPrice {
  /** `12 adults` */
  readonly who: string
  /** The price for each of them. */
  readonly price: ExplainedPrice
}

/** The prices for the people of a group without names. Those of one age group who pay the same are listed together. */
export function groupPrices(counts: Counts, prices: readonly ExplainedPrice[], locale: Locale): GroupPrice[] {
  const found = new Map<string, { readonly group: AgeGroup; readonly price: ExplainedPrice; count: number }>()
  for (const [place, group] of groupsOf(counts).entries()) {
    const price = prices[place]
    if (!price) continue
    const key = `${group} ${price.total}`
    const known = found.get(key)
    if (known) known.count++
    else found.set(key, { group, price, count: 1 })
  }
  return [...found.values()].map(({ group, price, count }) => ({
    who: groupWords(group, count, locale),
    price: withoutEscort(price),
  }))
}

/** A child goes free with an adult of the group; which one makes no difference while there are no names. */
const withoutEscort = (price: ExplainedPrice): ExplainedPrice => ({
  ...price,
  steps: price.steps.map(step =>
    step.kind === 'free-child' ? { kind: step.kind, change: step.change } : step,
  ),
})
