import type { Interrail } from '../catalogue/products.ts'

type Residence = Interrail['residence']

/** The name of the pass for a person: it depends on residence, not on citizenship alone. */
export const passBrand = ({ residents }: Residence, country: string): 'interrail' | 'eurail' =>
  residents.includes(country) ? 'interrail' : 'eurail'

/** The effect of the rule for the home country on residents of one country. */
export interface HomeRule {
  readonly country: string
  /** Journeys in the home country that the pass covers, on travel days. */
  readonly out: number
  readonly back: number
  /** Further days with trains in the home country, which need ordinary tickets. */
  readonly beyond: number
}

/**
 * The days on which travellers, who all live in one country, need no travel day of the pass: those of its further days
 * on which they travel nowhere else.
 *
 * @param daysWithin the number of days with trains in no other country, if known
 */
export function daysWithoutPass(
  rules: readonly HomeRule[],
  residences: readonly string[],
  daysWithin: Readonly<Record<string, number>>,
): number {
  const [rule] = rules
  if (!rule || new Set(residences).size > 1) return 0
  return Math.min(rule.beyond, daysWithin[rule.country] ?? 0)
}

/**
 * The rule for each country in which the pass is valid and a traveller lives, in the order of the list.
 *
 * @param daysIn the number of days with trains in a country, if known
 */
export function homeRules(
  { countries, homeJourneys }: Residence,
  residences: readonly string[],
  daysIn: Readonly<Record<string, number>>,
): HomeRule[] {
  const { out, back } = homeJourneys
  return [...new Set(residences)]
    .filter(country => countries.includes(country))
    .map(country => ({ country, out, back, beyond: Math.max(0, (daysIn[country] ?? 0) - out - back) }))
}
