import type { Content } from '../../../src/content-model/rules/content.ts'
import type { Fault } from '../../../src/content-model/rules/fault.ts'
import { claimsOf } from './claim-list.ts'
import { namedDates } from './dates-in-text.ts'
import { monthsBefore } from './months.ts'

/** Months after which what somebody wrote is looked for anew. */
const mostMonths = 18
/** Months after which a price or a law is read again. */
const mostMonthsOfPrice = 6

/** Where a claim says of when its source is: `(an article of May 2007)`, `read in April 2024`, `before 2024`. */
const origin =
  /\(([^()]*\b(?:19|20)\d\d)\)|\bread (?:in|on) [^,;]*|\b(?:listed|fee|price)[^,;]* before (?:19|20)\d\d/giu

/** What a price or a law is about. */
export const isPriceOrLaw = (words: string) =>
  /\b(?:fees?|prices?|costs?|pays?|euros?|kron(?:or|er)|yen|refunds?|refunded|regulation|law|fine|compensation|supplement|free of charge)\b|€/iu.test(
    words,
  )

/** Claims that are old by their own words, and prices and laws that are not read again for too long. */
export function claimAgeNotes(content: Content, now: Date): Fault[] {
  const oldest = monthsBefore(now, mostMonths)
  return claimsOf(content).flatMap(({ claim: { what, checked, expires }, note }) => {
    const origins = [...what.en.matchAll(origin)].flatMap(([words]) => namedDates(words, 'en'))
    const newest = origins.toSorted((one, other) => Number(other.end) - Number(one.end))[0]
    return [
      ...(newest && newest.end < oldest
        ? [
            note(
              'what',
              `says what was so in ${newest.words}: find a source of the last ${mostMonths} months`,
            ),
          ]
        : []),
      ...(isPriceOrLaw(what.en) && checked < monthsBefore(expires, mostMonthsOfPrice)
        ? [
            note(
              'expires',
              `is about a price or a law: let it be read again within ${mostMonthsOfPrice} months of the day it was checked`,
            ),
          ]
        : []),
    ]
  })
}
