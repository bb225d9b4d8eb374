import type { Content } from '../../../src/content-model/rules/content.ts'
import type { Fault } from '../../../src/content-model/rules/fault.ts'
import { addMonths, isoDay } from '../../../src/shared/iso-day.ts'
import { claimsOf } from './claim-list.ts'
import { namedDates } from './dates-in-text.ts'

/** Months after which a source is too old. */
const mostMonths = 18
/** Months after which a price or a law must be checked again. */
const mostMonthsOfPrice = 6

/**
 * The words in which a claim gives the age of its source: `(an article of May 2007)`, `read in April 2024`,
 * `before 2024`.
 */
const origin =
  /\(([^()]*\b(?:19|20)\d\d)\)|\bread (?:in|on) [^,;]*|\b(?:listed|fee|price)[^,;]* before (?:19|20)\d\d/giu

/** Whether a claim is about a price or a law. */
export const isPriceOrLaw = (words: string) =>
  /\b(?:fees?|prices?|costs?|pays?|euros?|kron(?:or|er)|yen|refunds?|refunded|regulation|law|fine|compensation|supplement|free of charge)\b|€/iu.test(
    words,
  )

/** Claims that name an old source, and prices and laws that were checked too long ago. */
export function claimAgeNotes(content: Content, now: Date): Fault[] {
  const oldest = addMonths(isoDay(now), -mostMonths)
  return claimsOf(content).flatMap(({ claim: { what, checked, expires }, note }) => {
    const origins = [...what.en.matchAll(origin)].flatMap(([words]) => namedDates(words, 'en'))
    const newest = origins.toSorted((one, other) => Number(other.end) - Number(one.end))[0]
    return [
      ...(newest && isoDay(newest.end) < oldest
        ? [note('what', `describes ${newest.words}: find a source from the last ${mostMonths} months`)]
        : []),
      ...(isPriceOrLaw(what.en) && isoDay(checked) < addMonths(isoDay(expires), -mostMonthsOfPrice)
        ? [
            note(
              'expires',
              `is about a price or a law: choose a day within ${mostMonthsOfPrice} months after checked`,
            ),
          ]
        : []),
    ]
  })
}
