import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import { isByTrain } from '../../shared/trip/is-by-train.ts'
import type { Night, TripDay } from '../../shared/trip/lay-out.ts'
import type { Planner } from './planner.ts'
import { dateWords, dayAndNight, journeyTitle } from './words.ts'

interface DayListProps {
  readonly planner: Planner
  /** The offsets of days that need ordinary tickets, although the pass is valid for their trains. */
  readonly ticketDays: readonly number[]
}

/** The travel days of the trip, and between them the days at a stop. */
export function DayList({ planner, ticketDays }: DayListProps) {
  const { text, plan } = planner
  let travelDays = 0
  return (
    <section className="trip-days" aria-labelledby="trip-days">
      <h2 id="trip-days">{text.dayByDay}</h2>
      <ol className="daylist" role="list">
        {plan.days.map((day, index) => {
          const isTicketDay = ticketDays.includes(day.offset)
          if (day.isTravelDay && !isTicketDay) travelDays++
          return (
            <Day
              key={day.offset}
              planner={planner}
              day={day}
              before={plan.days[index - 1]?.night}
              isLast={index === plan.days.length - 1}
              travelDay={day.isTravelDay && !isTicketDay ? travelDays : undefined}
              isTicketDay={isTicketDay}
            />
          )
        })}
      </ol>
    </section>
  )
}

interface DayProps {
  readonly planner: Planner
  readonly day: TripDay
  readonly before: Night | undefined
  readonly isLast: boolean
  /** The number of the pass's travel day. */
  readonly travelDay: number | undefined
  readonly isTicketDay: boolean
}

function Day({ planner, day, before, isLast, travelDay, isTicketDay }: DayProps) {
  const { text, locale, nameOf } = planner
  const { offset, date, minutes, night } = day
  // Where the trip ends, the day after the last night belongs to the stay.
  const stays = typeof night === 'object' ? night.nights + (isLast ? 1 : 0) : 0
  return (
    <>
      <li>
        <span className="daylist__day">
          {fillMessage(text.day, { day: offset + 1 })}
          {date && <small>{dateWords(date, locale)}</small>}
        </span>
        <b>{dayTitle(planner, day, before)}</b>
        <span className="daylist__time num">{dayAndNight(planner, minutes, typeof night === 'string')}</span>
        <small className="daylist__notes">{dayNotes(planner, day, travelDay, isTicketDay).join(' ')}</small>
      </li>
      {typeof night === 'object' && night.isStop && stays > 1 && (
        <li>
          <span className="daylist__day">
            {stays === 2
              ? fillMessage(text.day, { day: offset + 2 })
              : fillMessage(text.days, { from: offset + 2, to: offset + stays })}
          </span>
          <b>{nameOf(night.station)}</b>
          <span className="daylist__time daylist__time--none">{text.noTrains}</span>
        </li>
      )}
    </>
  )
}

/** The title of a day: its journey, or on a day without a ride, what arrives or where the traveller is. */
function dayTitle(
  { text, nameOf }: Planner,
  { legs, night: stay }: TripDay,
  before: Night | undefined,
): string {
  // A transfer within the city is part of the arrival.
  if (!legs.some(({ ride }) => ride)) {
    if (before === 'ferry') return text.ferryArrives
    return before !== 'train' && typeof stay === 'object' ? nameOf(stay.station) : text.arriveBy
  }
  return journeyTitle(legs, { text, nameOf })
}

function dayNotes(
  { text, trip, nameOf, locale }: Planner,
  day: TripDay,
  travelDay: number | undefined,
  isTicketDay: boolean,
): string[] {
  const { night, isTooLong, legs, date } = day
  const missed = legs.find(leg => leg.ride && leg.runs === false)
  return [
    ...(travelDay === undefined ? [] : [fillMessage(text.travelDay, { count: travelDay })]),
    ...(isTicketDay ? [text.ticketDay] : []),
    ...(isTooLong
      ? [fillMessage(isByTrain(legs) ? text.tooLong : text.tooLongAboard, { hours: trip.pace })]
      : []),
    ...(missed?.ride && date
      ? [
          `${nameOf(missed.ride.from)} – ${nameOf(missed.ride.to)}: ${fillMessage(text.doesNotRun, { day: dateWords(date, locale) })}.`,
        ]
      : []),
    ...(night === 'train' ? [text.sleepOnTrain] : []),
    ...(night === 'ferry' ? [text.sleepOnFerry] : []),
    ...(typeof night === 'object' ? [fillMessage(text.sleepIn, { place: nameOf(night.station) })] : []),
  ]
}
