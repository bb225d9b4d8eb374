import { useState } from 'react'
import { announce } from '../../client/lib/announce.ts'
import { addDays } from '../../shared/iso-day.ts'
import type { TripTotals } from '../../shared/trip/trip-totals.ts'
import { isBasketStored } from '../../stores/basket.ts'
import { usePageAttribute } from '../page-attribute/use-page-attribute.ts'
import { readerHome } from '../pass-shop/reader-home.ts'
import { useAdding } from '../shop/use-adding.ts'
import { groupPass, passAddress } from './pass-words.ts'
import type { Planner, PlannerProps } from './planner.ts'
import { seatRequest } from './seat-request.ts'
import type { PassAdvice } from './use-pass.ts'

interface ActionsProps
  extends Pick<PlannerProps, 'passHref' | 'checkoutHref' | 'contactHref' | 'adding' | 'home' | 'product'> {
  readonly planner: Planner
  readonly totals: TripTotals
  readonly advice: PassAdvice
}

const newId = () => crypto.randomUUID()

/** What can be ordered for a trip: the pass that fits, and the seats as one request. */
export function Actions(props: ActionsProps) {
  const { text, trip } = props.planner
  const { seats, optionalSeats, ownTickets } = props.totals
  return (
    <div className="trip-sum__acts">
      <PassAction {...props} />
      {import.meta.env.SITE_MAIN_WIDGET ? (
        <a className="btn btn--quiet" href={props.contactHref}>
          {text.askSeats}
        </a>
      ) : (
        seats.all + optionalSeats.all + ownTickets.all > 0 && <SeatAction {...props} />
      )}
      {!trip.date && (
        <p className="trip-sum__note" id="trip-needs-day">
          {text.askNeedsDay}
        </p>
      )}
    </div>
  )
}

/**
 * A group's pass goes directly into the basket, since its names are sent later. For others the pass form asks for
 * names, which a trip does not have.
 */
function PassAction({
  planner,
  totals,
  advice,
  passHref,
  checkoutHref,
  contactHref,
  adding,
  home,
  product,
}: ActionsProps) {
  const { text, locale, currency, trip } = planner
  const [isAdded, setAdded] = useState(false)
  const onPut = () => {
    setAdded(true)
    announce(text.passAdded)
  }
  const { add, fault } = useAdding({ catalogue: advice.catalogue, currency, locale, text: adding, onPut })
  if (!advice.choice?.ok) return null
  const { best } = advice.choice
  const firstDay = trip.date ? addDays(trip.date, totals.firstDay) : ''
  const group = import.meta.env.SITE_MAIN_WIDGET
    ? undefined
    : groupPass(best, trip, { id: newId(), product, firstDay, home: readerHome(home) })
  if (isAdded) return <InBasket words={text.passAdded} {...{ planner, checkoutHref, contactHref }} />
  if (!group)
    return (
      <a className="btn btn--on" href={passAddress(passHref, best, trip, totals)}>
        {text.orderPass}
      </a>
    )
  return (
    <>
      <button className="btn btn--on" type="button" onClick={() => add(group)}>
        {text.putPass}
      </button>
      {fault && (
        <p className="trip-sum__note" role="alert">
          {fault}
        </p>
      )}
    </>
  )
}

/** The request for the compulsory seats of a trip; if it has none, for the optional ones. */
function SeatAction({ planner, totals, checkoutHref, contactHref, adding }: ActionsProps) {
  const { text, locale, currency, trip, plan, loaded } = planner
  const [isAdded, setAdded] = useState(false)
  const onPut = () => {
    setAdded(true)
    announce(text.seatsAdded)
  }
  const { add, fault } = useAdding({ catalogue: 'none', currency, locale, text: adding, onPut })

  function ask(): void {
    const line = seatRequest(plan, trip, { id: newId(), network: loaded.network, locale, text })
    if (line) add(line)
  }

  if (isAdded) return <InBasket words={text.seatsAdded} {...{ planner, checkoutHref, contactHref }} />
  return (
    <>
      <button
        className="btn btn--quiet"
        type="button"
        aria-disabled={!trip.date}
        aria-describedby={trip.date ? undefined : 'trip-needs-day'}
        onClick={ask}
      >
        {totals.seats.all + totals.ownTickets.all > 0 ? text.askSeats : text.askOptionalSeats}
      </button>
      {fault && (
        <p className="trip-sum__note" role="alert">
          {fault}
        </p>
      )}
    </>
  )
}

interface InBasketProps extends Pick<ActionsProps, 'planner' | 'checkoutHref' | 'contactHref'> {
  readonly words: string
}

/**
 * What was put into the basket, with a link to it. If the browser stores no basket, the link is to customer service.
 */
function InBasket({ words, planner: { text }, checkoutHref, contactHref }: InBasketProps) {
  const isStored = isBasketStored()
  usePageAttribute('data-unkept', !isStored)
  return (
    <p className="trip-sum__added">
      {isStored ? words : text.basketUnkept}{' '}
      <a href={isStored ? checkoutHref : contactHref}>{isStored ? text.toBasket : text.writeToUs}</a>
    </p>
  )
}
