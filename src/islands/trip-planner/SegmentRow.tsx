import { formatClock, formatList } from '../../i18n/format.ts'
import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import type { Ride } from '../../shared/trip/graph.ts'
import type { DayLeg } from '../../shared/trip/lay-out.ts'
import { dayOf } from '../../shared/trip/plan-trip.ts'
import { travelDate } from '../../shared/trip/running.ts'
import { runningWords } from '../../shared/trip/running-words.ts'
import { seatFee } from '../../shared/trip/seat-fee.ts'
import { seatWordsKey } from '../../shared/trip/seat-words.ts'
import type { Segment } from '../../shared/trip/segments.ts'
import { feeWords } from './fee-words.ts'
import type { StagePlanner } from './planner.ts'
import { RideList, transferWords } from './RideList.tsx'
import { aboutTime, dot, monthWords, overnightTitle } from './words.ts'

interface SegmentRowProps {
  readonly planner: StagePlanner
  readonly segment: Segment<DayLeg>
  /** Whether the choice among ways follows, without a rule between them. */
  readonly isContinued: boolean
}

/** A part of a way on the line: a night on board on a dark panel, or the part by day. */
export function SegmentRow({ planner, segment, isContinued }: SegmentRowProps) {
  const { text, wayText, nameOf, loaded, trip } = planner
  const { isNight, legs, minutes, changes } = segment
  const rides = legs.flatMap(({ ride, offset }) => {
    const day = offset === undefined ? undefined : dayOf(trip.date, offset)
    return ride ? [{ ride, date: day === undefined ? undefined : travelDate(day) }] : []
  })
  const fees = rides.map(({ ride, date }) => seatFee(ride, loaded.network, trip.class, date))
  const fee = feeWords({ fees, ownTickets: rides.filter(({ ride }) => !ride.isOnPass).length }, planner, text)
  const night = isNight ? rides[0]?.ride : undefined
  const places = formatList(changes.map(nameOf), planner.locale)
  const how = night
    ? timesWords(planner, night)
    : changes.length === 0
      ? text.direct
      : fillMessage(changes.length === 1 ? text.changeIn : text.changesIn, { places })
  const isByBus = rides.length > 0 && rides.every(({ ride: { line } }) => line.mode !== 'train')
  const look = isNight ? ' tl__leg--night' : isByBus ? ' tl__leg--bus' : ''
  return (
    <li className={`tl__leg${look}${isContinued ? ' tl__leg--continued' : ''}`}>
      <div>
        <span className="tl__time">
          {night ? overnightTitle(night, planner) : aboutTime(planner, minutes)}
        </span>
        {rides.length > 0 ? (
          <>
            <span className={`tl__fee${fee.isUnknown ? ' tl__fee--unknown' : ''}`}>
              {fee.amount}
              <small>{fee.note}</small>
            </span>
            <span className="tl__how">
              {how}
              {dot}
              {wayText[seatWordsKey(rides)]}
            </span>
            <RideList
              planner={planner}
              legs={legs}
              rides={rides.map((one, at) => ({ ...one, fee: fees[at] }))}
            />
          </>
        ) : (
          <span className="tl__how">
            {legs.flatMap(({ transfer }) => (transfer ? transferWords(planner, transfer) : [])).join(dot)}
          </span>
        )}
      </div>
    </li>
  )
}

/** The times of a night on board, or about how long it takes, and when it runs if that is not every day. */
function timesWords(planner: StagePlanner, ride: Ride): string {
  const { text, wayText, locale } = planner
  const times = ride.times
    ? fillMessage(text.nightTimes, {
        leaves: formatClock(ride.times.leaves, locale),
        arrives: formatClock(ride.times.arrives, locale),
        asOf: monthWords(ride.line.asOf, locale),
      })
    : `${aboutTime(planner, ride.minutes)}${dot}${text.noTimes}`
  const runs = runningWords(ride.line, wayText, locale)
  return runs === undefined ? times : `${times}${dot}${runs}`
}
