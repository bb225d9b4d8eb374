import { type IsoDay, isIsoDay } from '../iso-day.ts'
import { ageOn } from './age.ts'
import type { LineFault, OrderLine } from './order-line.ts'

type PassLine = Extract<OrderLine, { travellers: unknown }>

/** Years. Whoever is older was born in a year that is typed wrong. */
export const oldest = 130

/**
 * The ages of a line's travellers on its first day, or what is wrong with them.
 *
 * @param today decides the ages while the first day is not decided
 */
export function agesOf(line: PassLine, today: IsoDay): readonly number[] | LineFault {
  const { travellers } = line
  const firstDay = line.firstDay || today
  if (!isIsoDay(firstDay)) return { fault: 'wrong-day' }
  if (travellers.length === 0) return { fault: 'no-travellers' }
  const ages = travellers.map(({ birth }) => (isIsoDay(birth) ? ageOn(birth, firstDay) : -1))
  const wrong = ages.flatMap((age, place) => (age < 0 || age > oldest ? [place] : []))
  return wrong.length > 0 ? { fault: 'wrong-birth', travellers: wrong } : ages
}
