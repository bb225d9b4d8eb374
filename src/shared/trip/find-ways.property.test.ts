import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FoundWay, findWays, type WayName, type WayOptions, wayNames } from './find-ways.ts'
import { toGraph } from './graph.ts'
import type { Network } from './network.ts'
import { runsOn, travelDate } from './running.ts'
import { type Cost, everyWay, isLess } from './sample-enumeration.ts'
import { anyTrip } from './sample-network.ts'

type Order = (cost: Cost) => readonly number[]
const time: Order = ({ minutes, changes, reservations }) => [minutes, changes, reservations]
const rest: Order = cost => [
  cost.minutes + 2 * cost.busMinutes + 60 * cost.changes + 720 * cost.nights,
  ...time(cost),
]
const changes: Order = ({ minutes, changes: count, reservations }) => [count, minutes, reservations]

function best(costs: readonly Cost[], order: Order): Cost | undefined {
  const [first, ...others] = costs
  return first && others.reduce((one, other) => (isLess(order(other), order(one)) ? other : one), first)
}

/** The minimum cost of each kind of way, among all possible ways. */
function expected(all: readonly Cost[], { nightTrains = true, avoidReservations = false }: WayOptions) {
  const allowed = all.filter(({ nights, reservations }) => {
    if (nights > (nightTrains ? 3 : 0)) return false
    return !avoidReservations || reservations === 0
  })
  const byDay = best(
    allowed.filter(({ nights }) => nights === 0),
    time,
  )
  const dayMinutes = byDay?.dayMinutes ?? Infinity
  const mostNights = byDay ? Math.ceil(byDay.minutes / 720) : 3
  return {
    'by-day': byDay,
    'by-night': best(
      allowed.filter(cost => cost.nights > 0 && cost.nights <= mostNights && cost.dayMinutes < dayMinutes),
      rest,
    ),
    'fewest-changes': best(allowed, changes),
    'without-reservation': best(
      allowed.filter(({ nights, reservations }) => nights === 0 && reservations === 0),
      time,
    ),
  } satisfies Record<WayName, Cost | undefined>
}

const orders: Record<WayName, Order> = {
  'by-day': time,
  'by-night': rest,
  'fewest-changes': changes,
  'without-reservation': time,
}

/** Every way between any stations of two cities. */
const everyWayBetween = (network: Network, from: string, to: string, options: WayOptions): Cost[] => {
  const cityOf = (station: string) => network.cities.find(city => city.includes(station)) ?? [station]
  const starts = options.isFromStation ? [from] : cityOf(from)
  return starts.flatMap(start => everyWay(network, start, cityOf(to), options))
}

const named = (ways: readonly FoundWay[], name: WayName) => ways.find(({ names }) => names.includes(name))

const runs = 3000
test.each<[string, WayOptions]>([
  ['any day', {}],
  ['any day without night trains', { nightTrains: false }],
  ['any day without reservations', { avoidReservations: true }],
  ['any day from the very station', { isFromStation: true }],
  ['a day in summer without night trains', { date: '2027-07-05', nightTrains: false }],
  ['a day in winter without night trains', { date: '2027-01-13', nightTrains: false }],
])(`no way is beaten by its own measure, in ${runs} random networks: %s`, (_, options) => {
  const found = new Map<WayName, number>()
  fc.assert(
    fc.property(anyTrip, ({ network, from, to }) => {
      const ways = findWays(toGraph(network), from, to, options)
      const all = everyWayBetween(network, from, to, options)
      for (const [name, cost] of Object.entries(expected(all, options))) {
        const way = named(ways, name as WayName)
        const compared = way && { ...way, minutes: way.minutes - way.waitMinutes }
        expect(compared && orders[name as WayName](compared), name).toEqual(
          cost && orders[name as WayName](cost),
        )
      }
      for (const name of ways.flatMap(way => way.names)) found.set(name, (found.get(name) ?? 0) + 1)
    }),
    { seed: 20261125, numRuns: runs },
  )
  const least: readonly WayName[] =
    options.nightTrains === false ? ['by-day', 'fewest-changes', 'without-reservation'] : wayNames
  for (const name of least) expect(found.get(name), name).toBeGreaterThan(runs / 30)
})

test.each(['2027-07-05', '2027-01-13'])(
  `every way is complete and leaves on its day, in ${runs} random networks: %s`,
  date => {
    fc.assert(
      fc.property(anyTrip, ({ network, from, to }) => {
        const graph = toGraph(network)
        for (const way of findWays(graph, from, to, { date })) {
          const [first] = way.legs
          let at = (first?.ride ?? first?.transfer)?.from ?? ''
          expect(graph.stationsBeside(from)).toContain(at)
          let nights = 0
          for (const leg of way.legs) {
            const step = leg.ride ?? leg.transfer
            expect(step.from).toBe(at)
            at = step.to
            if (leg.ride) expect(runsOn(leg.ride.line, travelDate(date, nights))).toBe(true)
            nights += leg.ride?.isNight ? 1 : 0
          }
          expect(graph.stationsBeside(to)).toContain(at)
          expect(nights).toBe(way.nights)
        }
      }),
      { seed: 20261125, numRuns: runs },
    )
  },
)

test(`each way is better than the others in something, in ${runs} random networks`, () => {
  fc.assert(
    fc.property(anyTrip, ({ network, from, to }) => {
      const ways = findWays(toGraph(network), from, to)
      const facts = ways.map(way => [way.minutes, way.changes, way.nights, way.reservations].join(' '))
      expect(new Set(facts).size).toBe(ways.length)
      expect(ways.flatMap(({ names }) => names).length).toBeLessThanOrEqual(4)
      const [byDay, byNight] = [named(ways, 'by-day'), named(ways, 'by-night')]
      if (byDay && byNight) expect(byNight.dayMinutes).toBeLessThan(byDay.dayMinutes)
    }),
    { seed: 20261126, numRuns: runs },
  )
})
