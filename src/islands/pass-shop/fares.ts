import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import { type IsoDay, isIsoDay } from '../../shared/iso-day.ts'
import { type AgeGroup, ageOn } from '../../shared/shop/price-rules/age.ts'
import type { Fare } from '../../shared/shop/price-rules/fare.ts'
import type { Person } from './party.ts'

/** The words for a traveller who pays as another group than the chosen one. */
export type FareWords = Readonly<
  Record<'asAdult' | 'asChild' | 'onFirstDay' | 'onOrderDay', string> &
    Partial<Record<'asYouth' | 'asSenior' | 'asInfant' | 'payingChild', string>>
>

/** The day on which ages count, and whether it is the day of the order because no other is chosen. */
export interface AgeDay {
  readonly day: IsoDay
  readonly isOrderDay: boolean
}

const wordsOf = {
  adult: 'asAdult',
  youth: 'asYouth',
  senior: 'asSenior',
  child: 'asChild',
  infant: 'asInfant',
} as const

/** The group of a traveller by the price rules; the chosen one until there is a price. */
export function groupOf(counted: AgeGroup, fare: Fare | undefined): AgeGroup {
  if (!fare) return counted
  return fare === 'infant' || fare === 'paying-child' ? 'child' : fare
}

/** Why a traveller pays a price other than that of the chosen group; `undefined` if not. */
export function fareNote(
  { group, birth }: Pick<Person, 'group' | 'birth'>,
  fare: Fare | undefined,
  { day, isOrderDay }: AgeDay,
  words: FareWords,
): string | undefined {
  if (fare === 'paying-child') return words.payingChild
  if (!fare || fare === group || !isIsoDay(birth)) return undefined
  return fillMessage(words[wordsOf[fare]] ?? '', {
    age: ageOn(birth, day),
    when: isOrderDay ? words.onOrderDay : words.onFirstDay,
  })
}
