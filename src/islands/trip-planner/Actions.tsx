import { formatDate } from '../../i18n/format.ts'
import { addDays } from '../../shared/iso-day.ts'
import { lineTitle } from '../../shared/shop/words/line-title.ts'
import type { TripTotals } from '../../shared/trip/trip-totals.ts'
import { readerHome } from '../pass-shop/reader-home.ts'
import { BasketAction } from './BasketAction.tsx'
import { groupPass, passAddress } from './pass-words.ts'
import type { Planner, PlannerProps } from './planner.ts'
import { seatRequest } from './seat-request.ts'
import type { PassAdvice } from './use-pass.ts'
import { wholeAddress } from './whole-address.ts'

interface ActionsProps
  extends Pick<PlannerProps, 'passHref' | 'checkoutHref' | 'contactHref' | 'adding' | 'home' | 'product'> {
  readonly planner: Planner
  readonly totals: TripTotals
  readonly advice: PassAdvice
}

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
function PassAction(props: ActionsProps) {
  const { planner, totals, advice, passHref, home, product } = props
  const { catalogue, choice } = advice
  const { text, trip, locale } = planner
  if (!choice?.ok) return null
  const { best, why } = choice
  const firstDay = trip.date ? addDays(trip.date, totals.firstDay) : ''
  const lineOf = (id: string) => groupPass(best, trip, { id, product, firstDay, home: readerHome(home) })
  if (import.meta.env.SITE_MAIN_WIDGET || !lineOf(''))
    return (
      <a
        className="btn btn--on"
        href={passAddress(passHref, best, trip, { ...totals, travelDays: why.travelDays })}
      >
        {text.orderPass}
      </a>
    )
  return (
    <BasketAction
      {...props}
      kind="interrail-group"
      look="btn--on"
      words={{
        put: text.putPass,
        added: text.passAdded,
        other: text.otherPass,
        replace: text.replacePass,
        putToo: text.putPassToo,
      }}
      {...{ catalogue, lineOf }}
      nameOf={line => (typeof catalogue === 'object' ? lineTitle(catalogue, line, locale) : '')}
    />
  )
}

/** The request for the compulsory seats of a trip; if it has none, for the optional ones. */
function SeatAction(props: ActionsProps) {
  const { text, locale, trip, plan, loaded } = props.planner
  const { seats, ownTickets } = props.totals
  return (
    <BasketAction
      {...props}
      kind="ticket"
      look="btn--quiet"
      words={{
        put: seats.all + ownTickets.all > 0 ? text.askSeats : text.askOptionalSeats,
        added: text.seatsAdded,
        other: text.otherSeats,
        replace: text.replaceSeats,
        putToo: text.askSeatsToo,
      }}
      catalogue="none"
      lineOf={id =>
        seatRequest(plan, trip, { id, network: loaded.network, address: wholeAddress(trip), locale, text })
      }
      nameOf={line =>
        line.kind === 'ticket' ? `${line.from} – ${line.to}, ${formatDate(new Date(line.date), locale)}` : ''
      }
    />
  )
}
