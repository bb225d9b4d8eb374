import type { IsoDay } from '../../iso-day.ts'

/**
 * The age on a day in whole years. A birthday on 29 February is on 1 March in other years.
 *
 *     ageOn('2000-02-29', '2027-02-28') // => 26
 *     ageOn('2000-02-29', '2027-03-01') // => 27
 */
export function ageOn(birth: IsoDay, day: IsoDay): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  return day.slice(5) < birth.slice(5) ? years - 1 : years
}

export interface AgeBounds {
  readonly childTo: number
  readonly youthTo: number
  readonly seniorFrom: number
}

/** The age groups, in the order of the page. */
export const ageGroups = ['adult', 'youth', 'senior', 'child'] as const
export type AgeGroup = (typeof ageGroups)[number]

/** An age in the middle of each group, for travellers whose birth date is not known yet. */
export const typicalAge: Readonly<Record<AgeGroup, number>> = { adult: 40, youth: 20, senior: 70, child: 8 }

/** The age group of a traveller, by the age on the first travel day. */
export function ageGroup(age: number, { childTo, youthTo, seniorFrom }: AgeBounds): AgeGroup {
  if (age <= childTo) return 'child'
  if (age <= youthTo) return 'youth'
  return age >= seniorFrom ? 'senior' : 'adult'
}
