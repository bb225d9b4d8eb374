import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import { type IsoDay, isIsoDay } from '../../shared/shop/iso-day.ts'
import { ageOn } from '../../shared/shop/price-rules/age.ts'
import type { Fare } from '../../shared/shop/price-rules/fare.ts'
import type { Group, Person } from './party.ts'

/** What is said of a traveller who pays as another group than the one they were counted in. */
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

/** The group that a traveller belongs to by the price rules; before there is a price, the one they were counted in. */
export function groupOf(counted: Group, fare: Fare | undefined): Group {
  if (!fare) return counted
  return fare === 'infant' || fare === 'paying-child' ? 'child' : fare
}

/** Why a traveller pays something else than was counted; `undefined` for one who does not. */
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

/** How many of each group, in the order of the page. `partyWords(['adult', 'adult', 'child'], …) // => '2 adults, 1 child'` */
export function partyWords(
  travelling: readonly Group[],
  words: Readonly<Partial<Record<Group | 'adults' | 'youths' | 'seniors' | 'children', string>>>,
): string {
  const plurals = { adult: 'adults', youth: 'youths', senior: 'seniors', child: 'children' } as const
  return (Object.keys(plurals) as Group[])
    .flatMap(group => {
      const count = travelling.filter(one => one === group).length
      if (count === 0) return []
      return [`${count} ${count === 1 ? words[group]?.toLowerCase() : words[plurals[group]]}`]
    })
    .join(', ')
}
