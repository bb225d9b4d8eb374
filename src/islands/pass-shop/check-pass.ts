import type { Locale } from '../../i18n/locales.ts'
import type { FormErrors } from '../../shared/forms/kit/errors.ts'
import { addMonths, type IsoDay, isIsoDay } from '../../shared/iso-day.ts'
import { basketLimits } from '../../shared/shop/basket/limits.ts'
import type { LineOf } from '../../shared/shop/basket/line.ts'
import type { Interrail } from '../../shared/shop/catalogue/products.ts'
import type { AgeGroup } from '../../shared/shop/price-rules/age.ts'
import { maxAge } from '../../shared/shop/price-rules/travellers.ts'
import { dayFault } from '../../shared/shop/words/day-words.ts'
import { groupResidence, type PassFormValues, type Person } from './party.ts'
import { secondPass } from './second-pass.ts'

/** Words for what is missing or wrong. */
export type Missing = Readonly<
  Record<
    | 'nobody'
    | 'tooMany'
    | 'firstDayMissing'
    | 'firstDayOfTwo'
    | 'lastDayWrong'
    | 'passMissing'
    | 'nameMissing'
    | 'lastNameMissing'
    | 'birthMissing'
    | 'birthWrong'
    | 'residenceMissing',
    string
  >
>

/** The limits of a first travel day. */
export interface DayBounds {
  readonly today: IsoDay
  /** Unknown until the catalogue has loaded. */
  readonly monthsAhead: number | undefined
  readonly locale: Locale
}

/** Errors for what is missing or wrong before a pass can go into the basket, by field name, in the order of the page. */
export function passErrors(
  entered: PassFormValues,
  { today, monthsAhead, locale }: DayBounds,
  text: Missing,
): FormErrors {
  const errors: Record<string, string> = {}
  const { firstDay, lastDay, variant, people } = entered
  if (people.length === 0) errors['adult'] = text.nobody
  if (people.length > basketLimits.travellers) errors['adult'] = text.tooMany
  const wrongDay = firstDayFault(entered, { today, monthsAhead, locale }, text)
  if (wrongDay) errors['firstDay'] = wrongDay
  if (isIsoDay(firstDay) && isIsoDay(lastDay) && lastDay < firstDay) errors['lastDay'] = text.lastDayWrong
  if (variant === '') errors['variant'] = text.passMissing
  if (entered.hasPendingNames) {
    if (people[0]?.residence === '') errors[groupResidence] = text.residenceMissing
    return errors
  }
  for (const [place, { key, name, lastName, birth, residence, isSame }] of people.entries()) {
    if (name === '') errors[`${key}.name`] = text.nameMissing
    if (lastName === '' && !isSame) errors[`${key}.lastName`] = text.lastNameMissing
    if (!isIsoDay(birth)) errors[`${key}.birth`] = text.birthMissing
    else if (!isPossibleBirth(birth, today)) errors[`${key}.birth`] = text.birthWrong
    // Travellers without a choice live with the first, so only the first gets the error.
    if (residence === '' && place === 0) errors[`${key}.residence`] = text.residenceMissing
  }
  return errors
}

/** Whether nothing about a traveller is missing or invalid. */
export const isComplete = ({ name, lastName, birth, residence }: Person, today: IsoDay): boolean =>
  name !== '' && lastName !== '' && residence !== '' && isIsoDay(birth) && isPossibleBirth(birth, today)

const isPossibleBirth = (birth: IsoDay, today: IsoDay) => firstBirth(today) <= birth && birth <= today

function firstDayFault(
  { firstDay, isUndecided, second }: PassFormValues,
  { today, monthsAhead, locale }: DayBounds,
  text: Missing,
): string | undefined {
  if (isIsoDay(firstDay)) return dayFault(firstDay, today, monthsAhead, locale)
  // A second pass begins when the first has ended.
  if (second !== '') return text.firstDayOfTwo
  return isUndecided ? undefined : text.firstDayMissing
}

/** The earliest possible birth date. */
export const firstBirth = (today: IsoDay): IsoDay => addMonths(today, -12 * maxAge)

type InterrailLine = LineOf<'interrail' | 'interrail-group'>

/** The form's values as a line of the basket; they must be valid. */
export function passLine(entered: PassFormValues, product: string, id: string): InterrailLine {
  const { class: travelClass, people, hasPendingNames } = entered
  const { travellers, ...pass } = daysPassLine(entered, product, id)
  if (!hasPendingNames) return { ...pass, kind: 'interrail', class: travelClass, travellers }
  const count = (group: AgeGroup) => people.filter(person => person.group === group).length
  return {
    ...pass,
    kind: 'interrail-group',
    class: travelClass,
    counts: { adult: count('adult'), youth: count('youth'), senior: count('senior'), child: count('child') },
    residence: people[0]?.residence ?? '',
  }
}

/** The form's values as lines of the basket: two if a second pass follows the first. */
export function passLines(entered: PassFormValues, pass: Interrail, newId: () => string): InterrailLine[] {
  const line = passLine(entered, pass.id, newId())
  const second = secondPass(pass, entered, entered.firstDay)
  return second
    ? [line, { ...line, id: newId(), variant: second.variant.id, firstDay: second.firstDay }]
    : [line]
}

/** The same for a pass of consecutive days, whose class is part of the variant. */
export const daysPassLine = (
  { variant, firstDay, people }: PassFormValues,
  product: string,
  id: string,
): LineOf<'days-pass'> => ({
  kind: 'days-pass',
  id,
  product,
  variant,
  firstDay,
  travellers: people.map(({ name, lastName, birth, residence }) => ({ name, lastName, birth, residence })),
})
