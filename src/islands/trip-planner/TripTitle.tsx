import { formatDateRange } from '../../i18n/format.ts'
import { brand } from '../../shared/brand.ts'
import { addDays } from '../../shared/iso-day.ts'
import { partyWords } from '../../shared/shop/words/party-words.ts'
import { className } from '../../shared/shop/words/variant-name.ts'
import type { TripTotals } from '../../shared/trip/trip-totals.ts'
import type { Planner } from './planner.ts'
import { groupsOfTrip } from './use-pass.ts'
import { dot, tripEnds } from './words.ts'

interface TripTitleProps {
  readonly planner: Planner
  readonly totals: TripTotals
}

/** The title of a printed trip: its ends, its days and who travels. */
export function TripTitle({ planner, totals }: TripTitleProps) {
  const { trip, locale } = planner
  const facts = [
    brand,
    ...(trip.date
      ? [formatDateRange(new Date(trip.date), new Date(addDays(trip.date, totals.daysAway - 1)), locale)]
      : []),
    partyWords(groupsOfTrip(trip), locale),
    className(trip.class, locale),
  ]
  return (
    <div className="trip-title">
      <p>{tripEnds(planner)}</p>
      <small>{facts.join(dot)}</small>
    </div>
  )
}
