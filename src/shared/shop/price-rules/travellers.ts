import { type IsoDay, isIsoDay } from '../../iso-day.ts'
import { ageOn, typicalAge } from './age.ts'
import type { LineFault, OrderLine, Traveller } from './order-line.ts'

type PassLine = Extract<OrderLine, { travellers: unknown }>

/** In years. A higher age means that the year of birth was mistyped. */
export const maxAge = 130

/**
 * The ages of a line's travellers on its first day, or the fault in them.
 *
 * @param today the day on which ages count while the first day is not decided
 */
export function agesOf(line: PassLine, today: IsoDay): readonly number[] | LineFault {
  const { travellers } = line
  const firstDay = line.firstDay || today
  if (!isIsoDay(firstDay)) return { fault: 'wrong-day' }
  if (travellers.length === 0) return { fault: 'no-travellers' }
  const ages = travellers.map(traveller => age(traveller, firstDay))
  const wrong = ages.flatMap((age, place) => (age < 0 || age > maxAge ? [place] : []))
  return wrong.length > 0 ? { fault: 'wrong-birth', travellers: wrong } : ages
}

/** A traveller's age on a day; negative for an invalid birth date. */
function age(traveller: Traveller, day: IsoDay): number {
  if ('group' in traveller) return typicalAge[traveller.group]
  return isIsoDay(traveller.birth) ? ageOn(traveller.birth, day) : -1
}
