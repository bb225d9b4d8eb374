import { cleanLine } from '../../shared/clean-text.ts'
import { addDays, addMonths, type IsoDay, isIsoDay } from '../../shared/shop/iso-day.ts'

/** Who can be counted, in the order of the page. */
export const groups = ['adult', 'youth', 'senior', 'child'] as const
export type Group = (typeof groups)[number]

/** An age in the middle of each group: it stands for somebody whose birth date is not given yet. */
const likely: Readonly<Record<Group, number>> = { adult: 40, youth: 20, senior: 70, child: 8 }

/** One who comes along, as far as the form says. */
export interface Person {
  readonly group: Group
  /** The beginning of the field names: `adult0`. */
  readonly key: string
  readonly name: string
  readonly lastName: string
  readonly birth: string
  readonly residence: string
  /** Last name and country are the first traveller's, and are not asked for. */
  readonly isSame: boolean
}

/** What the form holds. */
export interface Entered {
  /** Empty where none is chosen. */
  readonly firstDay: string
  /** The reader says that the first day is not decided yet. */
  readonly isUndecided: boolean
  readonly lastDay: string
  /** Days from the first to the last, both counted, where an address says how long the trip is; nought else. */
  readonly span: number
  readonly days: number
  readonly class: 'first' | 'second'
  readonly variant: string
  /** The pass that follows the chosen one; empty for none. */
  readonly second: string
  readonly people: readonly Person[]
}

/** What prices and advice follow from: neither names nor the pass that is chosen. */
export interface Party extends Omit<Entered, 'variant' | 'second' | 'people'> {
  readonly people: readonly Omit<Person, 'name' | 'lastName'>[]
}

export const partyOf = ({ variant: _, second: _second, people, ...trip }: Entered): Party => ({
  ...trip,
  people: people.map(({ name: _name, lastName: _lastName, ...person }) => person),
})

/** As many as one order takes. */
export const mostPeople = 40

type Texts = Pick<ReadonlyMap<string, string>, 'get'>

/**
 * Reads the form as it stands, whatever is missing. Who has the same last name and country as the first traveller says so
 * by one box (`same`); whoever else chooses no country lives where the first does.
 */
export function readEntered(form: Texts): Entered {
  const text = (name: string) => cleanLine(form.get(name) ?? '')
  const number = (name: string) => Math.max(0, Math.min(mostPeople, Math.trunc(Number(text(name)) || 0)))
  const people = groups
    .flatMap(group =>
      Array.from({ length: number(group) }, (_, place): Person => {
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
    .slice(0, mostPeople)
  const [first] = people
  const isUndecided = text('undecided') === 'on'
  return {
    firstDay: isUndecided ? '' : text('firstDay'),
    isUndecided,
    lastDay: text('lastDay'),
    span: Math.trunc(Number(text('span')) || 0),
    days: Math.trunc(Number(text('days')) || 0),
    class: text('class') === 'first' ? 'first' : 'second',
    variant: text('variant'),
    second: text('second'),
    people: people.map(person => {
      if (!first || person === first) return { ...person, isSame: false }
      const residence = (!person.isSame && person.residence) || first.residence
      return { ...person, residence, lastName: person.isSame ? first.lastName : person.lastName }
    }),
  }
}

/** The days of a trip, as far as the form says them. */
export interface TripDays {
  readonly from: IsoDay
  readonly to: IsoDay
  /** Otherwise it begins today, until its first day is chosen. */
  readonly isDayKnown: boolean
  /** Otherwise it is as long as its travel days. */
  readonly isLengthKnown: boolean
}

/** The first and the last day of the trip. A last day counts only beside a first. */
export function tripDays(
  { firstDay, lastDay, span, days }: Pick<Entered, 'firstDay' | 'lastDay' | 'span' | 'days'>,
  today: IsoDay,
): TripDays {
  const isDayKnown = isIsoDay(firstDay)
  const from = isDayKnown ? firstDay : today
  if (isDayKnown && isIsoDay(lastDay)) return { from, to: lastDay, isDayKnown, isLengthKnown: true }
  const to = addDays(from, Math.max(span, days, 1) - 1)
  return { from, to, isDayKnown, isLengthKnown: span >= days }
}

/** The birth date to reckon with: the given one, or one in the middle of the group. */
export const likelyBirth = ({ birth, group }: Pick<Person, 'birth' | 'group'>, firstDay: IsoDay): IsoDay =>
  isIsoDay(birth) ? birth : addMonths(firstDay, -12 * likely[group])
