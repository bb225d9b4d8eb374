import type { Ride } from './graph.ts'
import type { Price } from './network.ts'
import type { PlannerNetwork, PlannerTrain } from './planner-network.ts'
import type { TravelDate } from './running.ts'
import { needsReservation } from './way.ts'

/** The cost of a pass holder's seat on a ride. */
export interface SeatFee {
  /** Whether a seat is compulsory, or it is unknown whether it is. */
  readonly isNeeded: boolean
  /** Whether a seat can be reserved, but need not be. */
  readonly isOptional: boolean
  /** The lowest known fee; undefined if it is unknown, or there is nothing to reserve. */
  readonly fee: Price | undefined
  /** The month in which the fee was checked. */
  readonly asOf: string | undefined
  /** The trains of the ride with the strictest rule, whose operators take bookings. */
  readonly trains: readonly PlannerTrain[]
}

/** The fee for one seat in a class. Of several trains the cheapest counts, since fees are shown as "from about". */
export function seatFee(
  ride: Ride,
  network: Pick<PlannerNetwork, 'trains'>,
  travelClass: 'first' | 'second',
  date?: TravelDate,
): SeatFee {
  const trains = ride.line.trains.flatMap(id => network.trains[id] ?? [])
  const strict = trains.filter(({ seat }) => seat === ride.seat)
  const fees = strict.flatMap(({ fee, firstFee, feeAsOf }) => {
    const amount = travelClass === 'first' ? firstFee : fee?.amount
    return fee && amount !== undefined ? [{ fee: { ...fee, amount }, asOf: feeAsOf }] : []
  })
  const cheapest = fees.sort((one, other) => one.fee.amount - other.fee.amount)[0]
  const isFree = ride.seat === 'none' || ride.seat === 'own-ticket'
  const isCompulsory = needsReservation(ride, date)
  return {
    isNeeded: ride.seat !== 'own-ticket' && isCompulsory,
    isOptional: ride.seat !== 'none' && !isCompulsory,
    fee: isFree ? undefined : cheapest?.fee,
    asOf: isFree ? undefined : cheapest?.asOf,
    trains: strict.length > 0 ? strict : trains,
  }
}
