import type { Interrail } from '../catalogue/products.ts'

type Residence = Interrail['residence']

/** Which of the two names of the pass a person travels under: by residence, not by citizenship alone. */
export const scheme = ({ residents }: Residence, country: string): 'interrail' | 'eurail' =>
  residents.includes(country) ? 'interrail' : 'eurail'

/** What the home-country rule means for those who live in one country. */
export interface HomeRule {
  readonly country: string
  /** Journeys at home that the pass covers, on travel days. */
  readonly out: number
  readonly back: number
  /** Days with trains at home beyond those: they need ordinary tickets. */
  readonly beyond: number
}

/**
 * The rule for each country in which the pass is valid and somebody lives, in the order of the list.
 *
 * @param daysIn days with trains in a country, where they are known
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
