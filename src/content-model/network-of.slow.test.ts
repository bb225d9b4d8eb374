import type { z } from 'astro/zod'
import { beforeAll, expect, test } from 'vitest'
import { type Locale, locales } from '../i18n/locales.ts'
import { citiesOf } from '../shared/trip/cities-of.ts'
import { findWays, type WayName, wayNames } from '../shared/trip/find-ways.ts'
import { toGraph } from '../shared/trip/graph.ts'
import type { Network } from '../shared/trip/network.ts'
import { type Cost, everyWay, isLess } from '../shared/trip/sample-enumeration.ts'
import { connection, transfer } from './connection-schema.ts'
import type { station } from './file-schemas.ts'
import { networkOf } from './network-of.ts'
import { reservation } from './reservation-schema.ts'
import { readContent } from './rules/content.ts'
import { contentReader } from './rules/read-files.ts'

const source = 'https://rail.example/'
const fields = { from: 'a', to: 'b', minutes: 60, asOf: '2026-11', source }
const none = { stations: [], connections: [], transfers: [], reservations: [] }

test('contains what a search and a page need from the files', () => {
  const given = networkOf(
    {
      stations: [
        { id: 'a', name: 'A Nord', place: { en: 'A', sv: 'A', da: 'A' }, country: 'DE', lat: 0, lon: 0 },
        { id: 'b', name: 'A', country: 'DE', lat: 0, lon: 0 },
      ],
      connections: [
        connection.parse(fields),
        connection.parse({
          ...fields,
          mode: 'ferry',
          oneWay: true,
          trains: ['dsb'],
          until: new Date('2027-01-01'),
          through: ['DE'],
          fare: { from: 29.9, currency: 'EUR', asOf: '2023-10', source },
        }),
      ],
      transfers: [
        transfer.parse({ from: 'a', to: 'c', minutes: 10, by: 'metro', asOf: '2026-11' }),
        transfer.parse({ at: 'b', minutes: 15 }),
      ],
      reservations: [
        reservation.parse({
          id: 'dsb',
          countries: ['DK'],
          operators: ['dsb'],
          train: { en: 'x', sv: 'x', da: 'x' },
          seat: 'optional',
          fee: { second: 30, currency: 'DKK', asOf: new Date('2026-11-01'), source },
        }),
      ],
    },
    '2026-11-25',
  )
  expect(given).toEqual({
    lines: [
      { from: 'a', to: 'b', minutes: 60, mode: 'train', trains: [], asOf: '2026-11', source },
      {
        from: 'a',
        to: 'b',
        minutes: 60,
        mode: 'ferry',
        oneWay: true,
        trains: ['dsb'],
        until: '2027-01-01',
        asOf: '2026-11',
        source,
        through: ['DE'],
        fare: { amount: 29.9, currency: 'EUR' },
        fareAsOf: '2023-10',
      },
    ],
    trains: { dsb: { seat: 'optional', fee: { amount: 30, currency: 'DKK' } } },
    transfers: [{ from: 'a', to: 'c', minutes: 10, by: 'metro' }],
    cities: [['a', 'b']],
    changes: { b: 15 },
  })
})

test.each([
  ['2026-11-24', 0],
  ['2026-11-25', 1],
])('a connection whose last day is %s is there on the 25th: %i', (until, count) => {
  const ended = connection.parse({ ...fields, until: new Date(until) })
  expect(networkOf({ ...none, connections: [ended] }, '2026-11-25').lines.length).toBe(count)
})

let own: Network
let ownStations: readonly z.output<typeof station>[]
beforeAll(async () => {
  const { content } = readContent(await contentReader(process.cwd())())
  ownStations = content.single.stations?.data ?? []
  own = networkOf(
    {
      stations: ownStations,
      connections: content.connections.flatMap(({ data }) => data),
      transfers: content.single.transfers?.data ?? [],
      reservations: content.single.reservations?.data ?? [],
    },
    '2026-11-25',
  )
})

test('the stations of a city have the same town in every language', () => {
  const citiesIn = (locale: Locale) =>
    citiesOf(
      ownStations.map(({ id, country, name, place }) => ({ id, country, name: place?.[locale] ?? name })),
      own.lines,
    )
  expect(own.cities).toContainEqual(expect.arrayContaining(['paris-nord', 'paris-gare-de-lyon']))
  for (const locale of locales) expect(citiesIn(locale), locale).toEqual(own.cities)
})

/** The stations between which passengers change on foot or by metro, without those of ports and border towns. */
const apart = ['haparanda', 'rostock-uberseehafen', 'stadsgarden', 'vartahamnen', 'danmarksterminalen']
test('the trains of a city stop at stations of one city', () => {
  const trainStations = new Set(
    own.lines.filter(({ mode }) => mode === 'train').flatMap(({ from, to }) => [from, to]),
  )
  const split = own.transfers.filter(
    ({ from, to }) =>
      trainStations.has(from) &&
      trainStations.has(to) &&
      !apart.includes(from) &&
      !own.cities.some(city => city.includes(from) && city.includes(to)),
  )
  expect(split.map(({ from, to }) => `${from} ${to}`)).toEqual([])
})

test('the trip planner reaches every station that stands for a destination', () => {
  const reached = new Set(own.lines.flatMap(({ from, to }) => [from, to]))
  const named = ownStations.filter(({ destinations }) => destinations)
  expect(named.map(({ id }) => id)).toContain('peschiera-del-garda')
  expect(named.filter(({ id }) => !reached.has(id))).toEqual([])
})

/** The maximum number of legs of the slow search. */
const mostSteps = 4
/** The same as in the search under test. */
const mostNights = 3
const pairs = 400

const byMinutes = ({ minutes, changes }: Cost) => [minutes, changes]
const measures: Record<WayName, (cost: Cost) => readonly number[]> = {
  'by-day': byMinutes,
  'by-night': ({ minutes, busMinutes, changes, nights }) => [
    minutes + 2 * busMinutes + 60 * changes + 720 * nights,
    minutes,
  ],
  'fewest-changes': ({ minutes, changes }) => [changes, minutes],
  'without-reservation': byMinutes,
}

test(`no way of ours between ${pairs} pairs of stations is beaten by any of at most ${mostSteps} legs`, () => {
  const stations = [...new Set(own.lines.flatMap(({ from, to }) => [from, to]))].sort()
  const graph = toGraph(own)
  const minutes: Record<WayName, number> = {
    'by-day': 0,
    'by-night': 0,
    'fewest-changes': 0,
    'without-reservation': 0,
  }
  for (let pair = 0; pair < pairs; pair++) {
    const from = stations[(pair * 7919) % stations.length] ?? ''
    const to = stations[(pair * 104729 + 1) % stations.length] ?? ''
    if (from === to || own.cities.some(city => city.includes(from) && city.includes(to))) continue
    const ways = findWays(graph, from, to)
    const cityOf = (id: string) => own.cities.find(city => city.includes(id)) ?? [id]
    const all = cityOf(from)
      .flatMap(start => everyWay(own, start, cityOf(to), { mostSteps }))
      .filter(({ nights }) => nights <= mostNights)
    const byDay = ways.find(({ names }) => names.includes('by-day'))
    const dayLimit = byDay?.dayMinutes ?? Infinity
    const nightLimit = byDay ? Math.ceil(byDay.minutes / 720) : mostNights
    const rivals = {
      'by-day': all.filter(({ nights }) => nights === 0),
      'by-night': all.filter(
        ({ nights, dayMinutes }) => nights > 0 && nights <= nightLimit && dayMinutes < dayLimit,
      ),
      'fewest-changes': all,
      'without-reservation': all.filter(({ nights, reservations }) => nights + reservations === 0),
    } satisfies Record<WayName, unknown>
    for (const name of wayNames) {
      const way = ways.find(({ names }) => names.includes(name))
      const compared = way && { ...way, minutes: way.minutes - way.waitMinutes }
      if (compared) minutes[name] += compared.minutes
      for (const rival of rivals[name]) {
        expect(way, `${from}–${to}`).toBeDefined()
        const cost = measures[name]
        if (compared) expect(isLess(cost(rival), cost(compared)), `${from}–${to} ${name}`).toBe(false)
      }
    }
  }
  for (const name of wayNames) expect(minutes[name], name).toBeGreaterThan(0)
})
