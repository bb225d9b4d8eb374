import { clampCount } from '../../shared/clamp-count.ts'
import { cleanLine } from '../../shared/clean-text.ts'
import { addDays, type IsoDay, isIsoDay } from '../../shared/iso-day.ts'
import { basketLimits } from '../../shared/shop/basket/limits.ts'
import { type AgeGroup, ageGroups } from '../../shared/shop/price-rules/age.ts'
import type { Traveller } from '../../shared/shop/price-rules/order-line.ts'

/** A traveller, as entered so far. */
export interface Person {
  readonly group: AgeGroup
  /** The prefix of the field names: `adult0`. */
  readonly key: string
  readonly name: string
  readonly lastName: string
  readonly birth: string
  readonly residence: string
  /** Whether last name and country are the first traveller's, and are not asked for. */
  readonly isSame: boolean
}

/** The values of the form. */
export interface PassFormValues {
  /** Empty if none is chosen. */
  readonly firstDay: string
  /** Whether the reader has not decided on a first day yet. */
  readonly isUndecided: boolean
  readonly lastDay: string
  /** Days from the first to the last, both included, if the address says how long the trip is; otherwise 0. */
  readonly span: number
  readonly days: number
  readonly class: 'first' | 'second'
  readonly variant: string
  /** The pass that follows the chosen one; empty for none. */
  readonly second: string
  /** Whether names, birth dates and countries of a group are sent later; until then only its age groups are known. */
  readonly hasPendingNames: boolean
  readonly people: readonly Person[]
}

/** The values that prices and advice depend on; without names and the chosen pass. */
export interface Party extends Omit<PassFormValues, 'variant' | 'second' | 'hasPendingNames' | 'people'> {
  readonly people: readonly Omit<Person, 'name' | 'lastName'>[]
}

export const partyOf = ({
  variant: _,
  second: _second,
  hasPendingNames: _later,
  people,
  ...trip
}: PassFormValues): Party => ({
  ...trip,
  people: people.map(({ name: _name, lastName: _lastName, ...person }) => person),
})

/** The field for the country of a group whose names are sent later. */
export const groupResidence = 'group.residence'

type Texts = Pick<ReadonlyMap<string, string>, 'get'>

/**
 * Reads the form even if it is incomplete. A traveller with the checkbox `same` has the last name and country of the
 * first; one without a country lives where the first does.
 */
export function readPassForm(form: Texts): PassFormValues {
  const text = (name: string) => cleanLine(form.get(name) ?? '')
  const number = (name: string, max: number) => clampCount(Number(text(name)), 0, max)
  const people = ageGroups.flatMap(group =>
    Array.from({ length: number(group, basketLimits.travellers) }, (_, place): Person => {
      const key = `${group}${place}`
      const of = (field: string) => text(`${key}.${field}`)
      return {
        group,
        key,
        name: of('name'),
        lastName: of('lastName'),
        birth: of('birth'),
        residence: of('residence'),
        isSame: of('same') === 'on',
      }
    }),
  )
  const [first] = people
  // After the group has shrunk, the checkbox still exists until the next render.
  const hasPendingNames = text('namesLater') === 'on' && people.length >= basketLimits.group
  const isUndecided = text('undecided') === 'on'
  return {
    firstDay: isUndecided ? '' : text('firstDay'),
    isUndecided,
    lastDay: text('lastDay'),
    span: number('span', basketLimits.tripDays),
    days: number('days', basketLimits.tripDays),
    class: text('class') === 'first' ? 'first' : 'second',
    variant: text('variant'),
    second: text('second'),
    hasPendingNames,
    people: people.map(person => {
      if (hasPendingNames) return unnamed(person, form.get(groupResidence)?.trim() ?? first?.residence ?? '')
      if (!first || person === first) return { ...person, isSame: false }
      const residence = (!person.isSame && person.residence) || first.residence
      return { ...person, residence, lastName: person.isSame ? first.lastName : person.lastName }
    }),
  }
}

/** A traveller of whom only the age group and the group's country are known. */
const unnamed = ({ group, key }: Person, residence: string): Person => ({
  group,
  key,
  name: '',
  lastName: '',
  birth: '',
  residence,
  isSame: true,
})

/** The days of a trip, as far as the form has them. */
export interface TripDays {
  readonly from: IsoDay
  readonly to: IsoDay
  /** If not, it is assumed to begin today. */
  readonly isDayKnown: boolean
  /** If not, it is assumed to be as long as its travel days. */
  readonly isLengthKnown: boolean
}

/** The first and the last day of the trip. A last day counts only together with a first. */
export function tripDays(
  { firstDay, lastDay, span, days }: Pick<PassFormValues, 'firstDay' | 'lastDay' | 'span' | 'days'>,
  today: IsoDay,
): TripDays {
  const isDayKnown = isIsoDay(firstDay)
  const from = isDayKnown ? firstDay : today
  if (isDayKnown && isIsoDay(lastDay)) return { from, to: lastDay, isDayKnown, isLengthKnown: true }
  const to = addDays(from, Math.max(span, days, 1) - 1)
  return { from, to, isDayKnown, isLengthKnown: span >= days }
}

/** A traveller for the price rules: the birth date, or the age group until it is entered. */
export const travellerOf = ({ birth, group }: Pick<Person, 'birth' | 'group'>): Traveller =>
  isIsoDay(birth) ? { birth } : { group }
