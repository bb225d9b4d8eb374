import type { Locale } from '../../../i18n/locales.ts'
import { defineText } from '../../../i18n/text.ts'
import { type AgeGroup, ageGroups } from '../price-rules/age.ts'

const text = defineText({
  adult: { en: 'adult', sv: 'vuxen', da: 'voksen' },
  adults: { en: 'adults', sv: 'vuxna', da: 'voksne' },
  youth: { en: 'youth', sv: 'ungdom', da: 'ung' },
  youths: { en: 'youths', sv: 'ungdomar', da: 'unge' },
  senior: { en: 'senior', sv: 'senior', da: 'senior' },
  seniors: { en: 'seniors', sv: 'seniorer', da: 'seniorer' },
  child: { en: 'child', sv: 'barn', da: 'barn' },
  children: { en: 'children', sv: 'barn', da: 'børn' },
})

const plurals = { adult: 'adults', youth: 'youths', senior: 'seniors', child: 'children' } as const

/** The number of people in one age group. `groupWords('child', 2, 'en') // => '2 children'` */
export const groupWords = (group: AgeGroup, count: number, locale: Locale): string =>
  `${count} ${text(locale)[count === 1 ? group : plurals[group]]}`

/**
 * The number of people in each group, in the order of the page.
 * `partyWords(['adult', 'child', 'adult'], 'en') // => '2 adults, 1 child'`
 */
export const partyWords = (travelling: readonly AgeGroup[], locale: Locale): string =>
  ageGroups
    .flatMap(group => {
      const count = travelling.filter(one => one === group).length
      return count > 0 ? [groupWords(group, count, locale)] : []
    })
    .join(', ')
