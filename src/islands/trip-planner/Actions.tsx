import { useState } from 'react'
import { announce } from '../../client/announce/announce.ts'
import type { TripTotals } from '../../shared/trip/trip-totals.ts'
import { isBasketStored } from '../../stores/basket.ts'
import { useAdding } from '../shop/use-adding.ts'
import { passAddress } from './pass-words.ts'
import type { Planner, PlannerProps } from './planner.ts'
import { seatRequest } from './seat-request.ts'
import type { PassAdvice } from './use-pass.ts'

interface ActionsProps extends Pick<PlannerProps, 'passHref' | 'checkoutHref' | 'contactHref' | 'adding'> {
  readonly planner: Planner
  readonly totals: TripTotals
  readonly advice: PassAdvice
}

/** What one buys for a trip: the pass in its own form, and the seats as one request in the basket. */
export function Actions({
  planner,
  totals,
  advice,
  passHref,
  checkoutHref,
  contactHref,
  adding,
}: ActionsProps) {
  const { text, locale, currency, trip, plan, loaded } = planner
  const [isAdded, setAdded] = useState(false)
  const onPut = () => {
    setAdded(true)
    announce(text.seatsAdded)
  }
  const { add, fault } = useAdding({ catalogue: 'none', currency, locale, text: adding, onPut })
  const best = advice.choice?.ok ? advice.choice.best : undefined

  function ask(): void {
    const id = `seats-${crypto.randomUUID()}`
    const line = seatRequest(plan, trip, { id, network: loaded.network, locale, text })
    if (line) add(line)
  }

  return (
    <div className="trip-sum__acts">
      {best && (
        <a className="btn btn--on" href={passAddress(passHref, best, trip, totals)}>
          {text.orderPass}
        </a>
      )}
      {import.meta.env.SITE_MAIN_WIDGET ? (
        <a className="btn btn--quiet" href={contactHref}>
          {text.askSeats}
        </a>
      ) : (
        totals.seats.all > 0 &&
        (isAdded ? (
          <p className="trip-sum__added" data-unkept={!isBasketStored() || undefined}>
            {isBasketStored() ? text.seatsAdded : adding.unkept} <a href={checkoutHref}>{text.toBasket}</a>
          </p>
        ) : (
          <button
            className="btn btn--quiet"
            type="button"
            aria-disabled={!trip.date}
            aria-describedby={trip.date ? undefined : 'trip-needs-day'}
            onClick={() => trip.date && ask()}
          >
            {text.askSeats}
          </button>
        ))
      )}
      {!trip.date && (
        <p className="trip-sum__note" id="trip-needs-day">
          {text.askNeedsDay}
        </p>
      )}
      {fault && (
        <p className="trip-sum__note" role="alert">
          {fault}
        </p>
      )}
    </div>
  )
}
