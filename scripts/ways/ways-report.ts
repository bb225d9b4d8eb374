import { parseArgs } from 'node:util'
import type { Content } from '../../src/content-model/rules/content.ts'
import { graphOf } from '../../src/content-model/rules/graph-of.ts'
import { isIsoDay } from '../../src/shared/iso-day.ts'
import { findWays } from '../../src/shared/trip/find-ways.ts'
import { layOut, type Pace, paces, type TripDay, travelDaysOf } from '../../src/shared/trip/lay-out.ts'
import type { Leg } from '../../src/shared/trip/way.ts'
import { StartError } from '../server/start-error.ts'
import { findStation } from '../stations/find-station.ts'

const usage =
  'Usage: node scripts/ways.ts <from> <to> [--date 2027-06-14] [--pace 6|8|10|12] [--no-night-trains] [--no-reservations]'

/**
 * The ways between two stations by `content/connections`, and the days that each takes, as lines of text.
 *
 * @throws StartError that says what to write instead
 */
export function waysReport(args: readonly string[], content: Content, now: Date): string[] {
  const { from, to, date, pace, nightTrains, avoidReservations } = readArguments(args)
  const stations = content.single.stations?.data ?? []
  for (const id of [from, to]) findStation(id, stations)
  const graph = graphOf(content, now)
  const ways = findWays(graph, from, to, { date, nightTrains, avoidReservations })
  if (ways.length === 0) return [`content/connections has no way from ${from} to ${to}.`]
  return ways.flatMap(way => {
    const days = layOut(graph, [{ way, nights: 0 }], { pace, date })
    return [
      `${way.names.join(', ')}: ${duration(way.minutes)}, changes: ${way.changes}, nights on trains: ${way.nights}, reservations: ${way.reservations}, travel days: ${travelDaysOf(days)}`,
      ...way.legs.map(legLine),
      ...days.map(dayLine),
      '',
    ]
  })
}

function readArguments(args: readonly string[]) {
  const { values, positionals } = parse(args)
  const [from, to, ...more] = positionals
  const pace = paces.find(one => String(one) === values.pace)
  const { date } = values
  if (from === undefined || to === undefined || more.length > 0 || pace === undefined)
    throw new StartError(usage)
  if (date !== undefined && !isIsoDay(date)) throw new StartError(`"${date}" is not a day. ${usage}`)
  return {
    from,
    to,
    date,
    pace: pace satisfies Pace,
    nightTrains: !values['no-night-trains'],
    avoidReservations: values['no-reservations'],
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        date: { type: 'string' },
        pace: { type: 'string', default: '8' },
        'no-night-trains': { type: 'boolean', default: false },
        'no-reservations': { type: 'boolean', default: false },
      },
    })
  } catch {
    throw new StartError(usage)
  }
}

/** A duration in words. `duration(285) // => '4 h 45'` */
const duration = (minutes: number) => `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`

function legLine({ ride, transfer }: Leg): string {
  if (!ride) return `  ${transfer.from} – ${transfer.to}  ${duration(transfer.minutes)} by ${transfer.by}`
  const { from, to, minutes, line, times, seat, isOnPass } = ride
  const clock = times ? `, ${times.leaves} to ${times.arrives}` : ''
  return `  ${from} – ${to}  ${duration(minutes)} by ${line.mode}${ride.isNight ? ' at night' : ''}${clock}, seat: ${seat}${isOnPass ? '' : ', not on the pass'}`
}

function dayLine({ offset, date, minutes, legs, night, isTooLong }: TripDay): string {
  const end =
    night === undefined
      ? 'the end'
      : typeof night === 'object'
        ? `the night in ${night.station}`
        : `the night on the ${night}`
  const idle = legs.some(leg => leg.ride && leg.runs === false)
    ? ', with a train that does not run that day'
    : ''
  return `  day ${offset + 1}${date ? ` (${date})` : ''}: ${duration(minutes)}, ${end}${isTooLong ? ', longer than the chosen pace' : ''}${idle}`
}
