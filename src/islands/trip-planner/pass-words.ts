import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import { addDays, type IsoDay } from '../../shared/iso-day.ts'
import { basketLimits } from '../../shared/shop/basket/limits.ts'
import type { LineOf } from '../../shared/shop/basket/line.ts'
import type { Offer } from '../../shared/shop/pass-chooser/offers.ts'
import { ageGroups } from '../../shared/shop/price-rules/age.ts'
import { variantName } from '../../shared/shop/words/variant-name.ts'
import { type Trip, travellerCount } from '../../shared/trip/trip.ts'
import type { TripTotals } from '../../shared/trip/trip-totals.ts'
import type { PlannerProps } from './planner.ts'

/** The names of the pass or the two passes of an offer. */
export function offerName(
  { variant, second }: Offer,
  { locale, text }: Pick<PlannerProps, 'locale' | 'text'>,
): string {
  const first = variantName(variant, locale)
  return second ? fillMessage(text.twoPasses, { first, second: variantName(second.variant, locale) }) : first
}

/**
 * The address of the pass form, filled in for a trip: the pass, the travellers and the days. The form asks for names,
 * birth dates and countries, which a trip does not have.
 */
export function passAddress(
  passHref: string,
  { variant, second }: Offer,
  trip: Trip,
  totals: TripTotals,
): string {
  // Of two passes none is chosen here: the advice in the form chooses both.
  const pass: Record<string, string> = second ? {} : { pass: variant.id }
  const query = new URLSearchParams({ ...pass, days: String(totals.travelDays) })
  if (trip.date) {
    query.set('from', addDays(trip.date, totals.firstDay))
    query.set('to', addDays(trip.date, totals.lastDay))
  } else query.set('span', String(totals.lastDay - totals.firstDay + 1))
  for (const group of ageGroups)
    if (trip.travellers[group] > 0 || group === 'adult') query.set(group, String(trip.travellers[group]))
  if (trip.class === 'first') query.set('class', 'first')
  return `${passHref}?${query}#order`
}

interface GroupOptions {
  readonly id: string
  readonly product: string
  /** Empty while it is not decided. */
  readonly firstDay: IsoDay | ''
  /** The group's country of residence; empty if unknown. */
  readonly home: string
}

/**
 * The basket line for a group whose names are sent later; undefined for fewer people, for two passes, or if the country
 * of residence is unknown.
 */
export function groupPass(
  { variant, second }: Offer,
  trip: Trip,
  { id, product, firstDay, home }: GroupOptions,
): LineOf<'interrail-group'> | undefined {
  if (second || home === '' || travellerCount(trip) < basketLimits.group) return undefined
  return {
    kind: 'interrail-group',
    id,
    product,
    variant: variant.id,
    firstDay,
    counts: { ...trip.travellers },
    residence: home,
    class: trip.class,
  }
}
