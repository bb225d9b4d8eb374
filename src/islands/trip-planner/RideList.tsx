import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import type { Ride } from '../../shared/trip/graph.ts'
import { isByTrain } from '../../shared/trip/is-by-train.ts'
import type { Price, Transfer } from '../../shared/trip/network.ts'
import type { TravelDate } from '../../shared/trip/running.ts'
import { runningWords } from '../../shared/trip/running-words.ts'
import type { SeatFee } from '../../shared/trip/seat-fee.ts'
import { seatWordsKey } from '../../shared/trip/seat-words.ts'
import type { Leg } from '../../shared/trip/way.ts'
import { originalPriceWords } from './fee-words.ts'
import type { StagePlanner } from './planner.ts'
import { Unfoldable } from './Unfoldable.tsx'
import { aboutTime, dot, monthWords } from './words.ts'

interface RideListProps {
  readonly planner: StagePlanner
  readonly legs: readonly Leg[]
  readonly rides: readonly PricedRide[]
}

/** A ride with its fee, and the day of departure if the trip has a first day. */
interface PricedRide {
  readonly ride: Ride
  readonly date: TravelDate | undefined
  readonly fee: SeatFee | undefined
}

/** Each train, bus or ferry of a way: its duration, its seat, the fee, and where it is booked. */
export function RideList(props: RideListProps) {
  const { text } = props.planner
  return (
    <Unfoldable
      className="tl__rides"
      isPrinted
      summary={isByTrain(props.legs) ? text.eachTrain : text.eachLeg}
    >
      <Rides {...props} />
    </Unfoldable>
  )
}

/** The two ends of a leg, by the names of their stations. */
const endsWords = ({ loaded }: StagePlanner, { from, to }: Pick<Ride, 'from' | 'to'>): string =>
  [from, to].map(id => loaded.network.stations.get(id)?.platform ?? id).join(' – ')

const byWords = ({ wayText }: StagePlanner, { by }: Transfer): string =>
  by in wayText ? wayText[by as keyof typeof wayText] : by

/** `Stockholm C – Värtahamnen, by metro` */
export const transferWords = (planner: StagePlanner, transfer: Transfer): string =>
  `${endsWords(planner, transfer)}, ${byWords(planner, transfer)}`

function Rides({ planner, legs, rides }: RideListProps) {
  return (
    <ul role="list">
      {legs.map(leg => {
        const step = leg.ride ?? leg.transfer
        const priced = rides.find(({ ride }) => ride === leg.ride)
        return (
          <li key={`${step.from} ${step.to}`}>
            <b>{endsWords(planner, step)}</b>
            <span>{aboutTime(planner, step.minutes)}</span>
            {priced && <RideFacts planner={planner} {...priced} />}
            {leg.transfer && <small>{byWords(planner, leg.transfer)}</small>}
          </li>
        )
      })}
    </ul>
  )
}

function RideFacts({ planner, ride, fee, date }: PricedRide & { readonly planner: StagePlanner }) {
  const { text, wayText, locale, loaded } = planner
  const all = ride.line.trains.flatMap(id => loaded.network.trains[id] ?? [])
  const names = all.length > 0 ? all.map(({ name }) => name).join(', ') : modeWords(planner, ride)
  const companies = new Map(
    (fee?.trains ?? all).flatMap(({ operators }) => operators.map(({ name, url }) => [url, name] as const)),
  )
  const runs = runningWords(ride.line, wayText, locale)
  const isFree = ride.seat === 'none' || ride.seat === 'own-ticket'
  const fare = ride.isOnPass ? undefined : ride.line.fare
  const from = (price: Price, asOf = '') =>
    `${fillMessage(text.fromPrice, { price: originalPriceWords(price, locale) })} (${monthWords(asOf, locale)})`
  const facts = [
    names,
    wayText[seatWordsKey([{ ride, date }])],
    ...(runs === undefined ? [] : [runs]),
    ...(fee?.fee ? [from(fee.fee, fee.asOf)] : isFree ? [] : [wayText.feeUnknown]),
    ...(fare ? [from(fare, ride.line.fareAsOf)] : []),
  ]
  return (
    <>
      <small>{facts.join(dot)}</small>
      {companies.size > 0 && (
        <span className="tl__links">
          {[...companies].map(([url, name]) => (
            <a key={url} href={url}>
              {fillMessage(ride.seat === 'none' ? text.seeAt : text.bookAt, { company: name })}
            </a>
          ))}
        </span>
      )}
    </>
  )
}

const modeWords = ({ text, wayText }: StagePlanner, { line: { mode } }: Ride): string =>
  mode === 'train' ? text.notKnownTrain : wayText[mode]
