import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findWays } from './find-ways.ts'
import { type Graph, type Ride, toGraph } from './graph.ts'
import { type DayLeg, layOut, paces, type Stage, type TripDay } from './lay-out.ts'
import { minutesOf } from './minutes-of.ts'
import { anyTrip } from './sample-network.ts'

const anyLayOut = fc.record({
  trip: anyTrip,
  /** A trip to some stops, perhaps also back, with nights at each stop. */
  nights: fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 3 }),
  choice: fc.nat({ max: 3 }),
  pace: fc.constantFrom(...paces),
})

/** Alternating ways there and back, each chosen among the ways that exist. */
function stagesOf(
  graph: Graph,
  from: string,
  to: string,
  nights: readonly number[],
  choice: number,
): Stage[] {
  return nights.flatMap((count, index) => {
    const [start, end] = index % 2 === 0 ? [from, to] : [to, from]
    const ways = findWays(graph, start, end)
    const way = ways[choice % ways.length]
    return way ? [{ way, nights: count }] : []
  })
}

const placesOf = (legs: readonly { ride?: { to: string }; transfer?: { to: string } }[]) =>
  legs.map(({ ride, transfer }) => (ride ?? transfer)?.to)

/** The station where a stage ends. */
const endOf = ({ way }: Stage) => placesOf(way?.legs ?? []).at(-1)

/** Whether the traveller spends the night on board. */
const isAboard = ({ isNight, line, minutes }: Ride) =>
  isNight || (line.mode === 'ferry' && minutes >= 12 * 60)

/** The minutes that the legs of a day take, including changes, without a night on board. */
function minutesIn(graph: Graph, { legs }: TripDay, isAfterNight: boolean): number {
  let rides = isAfterNight ? 1 : 0
  return legs.reduce((sum, { ride, transfer }) => {
    if (!ride) return sum + transfer.minutes
    const change = rides++ > 0 ? graph.changeMinutesAt(ride.from) : 0
    return sum + change + (isAboard(ride) ? 0 : ride.minutes)
  }, 0)
}

const runs = 3000
test(`days have all legs in order, at the traveller's pace, in ${runs} random trips`, () => {
  let [trips, longDays, trains, ferries, tolerated] = [0, 0, 0, 0, 0]
  fc.assert(
    fc.property(anyLayOut, ({ trip: { network, from, to }, nights, choice, pace }) => {
      const graph = toGraph(network)
      const stages = stagesOf(graph, from, to, nights, choice)
      const days = layOut(graph, stages, { pace })
      expect(days.flatMap(({ legs }) => placesOf(legs))).toEqual(
        stages.flatMap(({ way }) => placesOf(way?.legs ?? [])),
      )
      expect(
        days.flatMap(({ night }) => (typeof night === 'object' && night.isStop ? [night.nights] : [])),
      ).toEqual(stages.map(stage => stage.nights).filter(count => count > 0))
      for (const [index, day] of days.entries()) {
        const before = days[index - 1]
        const isAfterNight = typeof before?.night === 'string'
        expect(day.minutes).toBe(minutesIn(graph, day, isAfterNight))
        const isRide = ({ ride }: DayLeg) => ride !== undefined
        const rides = day.legs.slice(day.legs.findIndex(isRide), day.legs.findLastIndex(isRide) + 1)
        const minutes = minutesIn(graph, { ...day, legs: rides }, isAfterNight)
        expect(day.isTooLong).toBe(minutes > pace * 60 + 30)
        // A day that is longer than the pace takes a single ride, or ends at a stop or on board, unless the train has left.
        if (minutes > pace * 60 && rides.length > 1) {
          const { night } = day
          const isSaved =
            typeof night !== 'object' ||
            night.isStop ||
            night.reason === 'departure' ||
            stages.some(stage => endOf(stage) === rides.at(-1)?.ride?.to)
          expect(isSaved).toBe(true)
          tolerated++
        }
        if (day.isTooLong) expect(rides.length).toBe(1)
        expect(day.isTravelDay).toBe(day.legs.some(({ ride }) => ride?.isOnPass))
        // A night train or long ferry is the last leg of its day, and nothing else counts as a night on board.
        expect(day.legs.findIndex(({ ride }) => ride && isAboard(ride))).toBe(
          typeof day.night === 'string' ? day.legs.length - 1 : -1,
        )
        const { night } = before ?? {}
        const slept = typeof night === 'object' ? night.nights : 1
        expect(day.offset).toBe(before ? before.offset + slept : 0)
        expect(index === 0 || night !== undefined).toBe(true)
        trips += index === 0 ? 1 : 0
        longDays += day.isTooLong ? 1 : 0
        trains += day.night === 'train' ? 1 : 0
        ferries += day.night === 'ferry' ? 1 : 0
      }
    }),
    { seed: 20261127, numRuns: runs },
  )
  for (const count of [trips, longDays, trains, ferries, tolerated]) expect(count).toBeGreaterThan(runs / 60)
})

test(`every night train is reached in time, in ${runs} random trips`, () => {
  fc.assert(
    fc.property(anyLayOut, ({ trip: { network, from, to }, nights, choice, pace }) => {
      const graph = toGraph(network)
      const days = layOut(graph, stagesOf(graph, from, to, nights, choice), { pace })
      for (const [index, day] of days.entries()) {
        const last = day.legs.at(-1)?.ride
        if (!last?.isNight || !last.times || day.legs.length < 2) continue
        const before =
          days[index - 1]?.night === 'train' ? days[index - 1]?.legs.at(-1)?.ride?.times : undefined
        const begins = before ? minutesOf(before.arrives) : 6 * 60
        const leaves = minutesOf(last.times.leaves)
        expect(begins + day.minutes).toBeLessThanOrEqual(leaves < 12 * 60 ? leaves + 24 * 60 : leaves)
      }
    }),
    { seed: 20261128, numRuns: runs },
  )
})
