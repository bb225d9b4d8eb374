import type { AgeGroup } from './age.ts'
import type { ExplainedPrice } from './explain.ts'

/** What a traveller pays as: an age group, or a child beyond the free ones, who pays as a youth. */
export type Fare = AgeGroup | 'infant' | 'paying-child'

/**
 * What a traveller pays as, by the steps of the price.
 * `fareOf(explained([{ kind: 'price', change: 33500 }])) // => 'adult'`
 */
export function fareOf({ steps }: ExplainedPrice): Fare {
  for (const step of steps) {
    if (step.kind === 'age') return step.group
    if (step.kind === 'free-child') return 'child'
    if (step.kind === 'child-as-youth') return 'paying-child'
  }
  return 'adult'
}
