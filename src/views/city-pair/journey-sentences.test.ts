import { expect, test } from 'vitest'
import type { Locale } from '../../i18n/locales.ts'
import { type FoundWay, findWays } from '../../shared/trip/find-ways.ts'
import { toGraph } from '../../shared/trip/graph.ts'
import { layOut, travelDaysOf } from '../../shared/trip/lay-out.ts'
import type { Line, Network } from '../../shared/trip/network.ts'
import { line, network } from '../../shared/trip/sample-network.ts'
import { journeySentences, type KnownJourney, leadOf } from './journey-sentences.ts'
import type { ShownWay } from './shown-way.ts'

/**
 * The stations are on the equator, at these degrees of longitude from the first; a degree is 111 km. They are far
 * enough apart to fly.
 */
const places: Readonly<Record<string, number>> = { a: 0, b: 2, c: 4, z: 6, near: 1, harbour: 0.1 }

const shownWay = (way: FoundWay): ShownWay => {
  const rides = way.legs.flatMap(({ ride }) => ride ?? [])
  return {
    way,
    rides: rides.map(ride => ({
      ride,
      facts: {
        names: ride.line.trains.map(id => `the ${id} train`),
        operators: [],
        isNeeded: false,
        isFeeUnknown: false,
      },
    })),
    towns: rides.slice(1).map(({ from }) => from.toUpperCase()),
    changesText: '',
    timetable: [],
    fees: undefined,
    unknownFees: 0,
    tickets: 0,
    feesThereAndBack: undefined,
    fares: { known: 0, thereAndBack: undefined, months: undefined },
  }
}

/** A journey from A to Z over some lines. Towns are named by their stations, in capitals. */
function journey(
  lines: readonly Line[],
  { more = {}, countries = [], locale = 'en', to = 'z' }: Options = {},
): KnownJourney {
  const graph = toGraph(network(lines, more))
  const ways = findWays(graph, 'a', to).map(shownWay)
  const days = ways[0] ? layOut(graph, [{ way: ways[0].way, nights: 0 }], { pace: 10 }) : []
  return {
    from: 'A',
    to: 'Z',
    ways,
    days,
    travelDays: travelDaysOf(days),
    stations: new Map(Object.entries(places).map(([id, lon]) => [id, { name: `${id} C`, lat: 0, lon }])),
    countries,
    townOf: id => (id === 'harbour' ? 'A' : id.toUpperCase()),
    factors: { train: 30, plane: 200 },
    locale,
  }
}

interface Options {
  readonly more?: Partial<Network>
  readonly countries?: readonly string[]
  readonly locale?: Locale
  /** The station where the journey ends; `z` by default. */
  readonly to?: string
}

/** Without what keeps figures with their units on one line. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const free = { trains: ['none'] }
const night = { night: { leaves: '21:00', arrives: '07:00' } }
const direct = line('a', 'z', 300, free)
const overB = [line('a', 'b', 240, free), line('b', 'z', 120, free)]
const overTwo = [line('a', 'b', 120, free), line('b', 'c', 120, free), line('c', 'z', 120, free)]

test.each<[behaviour: string, lines: readonly Line[], lead: string, locale?: Locale]>([
  ['a train without a change', [direct], 'One train takes you from A to Z in about 5 hrs, without a change.'],
  ['a change', overB, 'A to Z takes about 6 hrs 30 mins by day, with one change, in B.'],
  [
    'a night train beside it',
    [...overB, line('a', 'z', 600, { ...free, ...night })],
    'with one change, in B. With a night train it takes about 10 hrs. With a pass',
  ],
  [
    'a night train of a season, with the season',
    [
      ...overB,
      line('a', 'z', 600, { ...free, ...night, season: { from: '07-03', to: '07-31' }, runs: ['fri'] }),
    ],
    '. With a night train it takes about 10 hrs (3–31 July, Fridays only).',
  ],
  [
    'a night train alone',
    [line('a', 'z', 600, { ...free, ...night })],
    'From A you reach Z by night train, in about 10 hrs all told.',
  ],
  [
    'a night train beside a train without a change, in a sentence of its own',
    [direct, line('a', 'b', 600, { ...free, ...night }), line('b', 'z', 30, free)],
    'Ett och samma tåg tar dig från A till Z på cirka 5 tim, utan byte. Med nattåg tar det cirka 11 tim.',
    'sv',
  ],
  [
    'which night train runs on which days',
    [
      line('a', 'b', 600, { ...free, ...night, runs: ['fri'] }),
      line('b', 'z', 600, { ...free, ...night, runs: ['mon', 'tue'] }),
    ],
    'all told (A–B Fridays only; B–Z Mondays and Tuesdays only).',
  ],
  [
    'the one of two night trains that does not run every day',
    [line('a', 'b', 600, { ...free, ...night }), line('b', 'z', 600, { ...free, ...night, runs: ['fri'] })],
    'all told (B–Z Fridays only).',
  ],
  [
    'the days of two night trains once, if they are the same',
    [
      line('a', 'b', 600, { ...free, ...night, runs: ['fri'] }),
      line('b', 'z', 600, { ...free, ...night, runs: ['fri'] }),
    ],
    'all told (Fridays only).',
  ],
  [
    'a night train alone in Danish',
    [line('a', 'z', 600, { ...free, ...night })],
    'Fra A kommer du til Z med nattog, på cirka 10 t. i alt.',
    'da',
  ],
  ['a ship', [line('a', 'z', 300, { mode: 'ferry' })], 'A ship takes you from A to Z in about 5 hrs.'],
  ['a bus', [line('a', 'z', 300, { mode: 'bus' })], 'A bus takes you from A to Z in about 5 hrs.'],
  ['days of a pass', [direct], 'With a pass, A–Z uses one travel day.'],
  [
    'Danish times, which end with a full stop',
    [direct],
    'Med ét tog kommer du fra A til Z på cirka 5 t., uden skift.',
    'da',
  ],
  [
    'Danish times at the end of a sentence',
    [...overB, line('a', 'z', 600, { ...free, ...night })],
    'i B. Med nattog tager det cirka 10 t. Med pas',
    'da',
  ],
])('the lead mentions %s', (_, lines, lead, locale = 'en') => {
  expect(plain(leadOf(journey(lines, { locale })))).toContain(lead)
})

test('the lead mentions no travel day for a pass that covers nothing', () => {
  expect(leadOf(journey([line('a', 'z', 300, { mode: 'ferry' })]))).not.toContain('pass')
})

test.each<[behaviour: string, lines: readonly Line[], sentence: string, options?: Options]>([
  [
    'what a night train leaves to the day',
    [...overB, line('a', 'b', 500, { ...free, ...night })],
    'Sleep between A and B, and about 2 hrs 30 mins of the way from A to Z is left for the day.',
  ],
  [
    'the weekdays of a night train',
    [...overB, line('a', 'z', 600, { ...free, ...night, runs: ['fri'] })],
    'The night train from A to Z (Fridays only) takes you all the way, in about 10 hrs.',
  ],
  [
    'a night train all the way',
    [...overB, line('a', 'z', 600, { ...free, ...night })],
    'The night train from A to Z takes you all the way, in about 10 hrs.',
  ],
  [
    'a journey there and back on one day',
    [line('a', 'z', 120, free)],
    'From A to Z and back on the same day you travel for about 4 hrs.',
  ],
  [
    'a journey of one day',
    [direct],
    'A–Z fits into one day: start at least 5 hrs before you want to be there.',
  ],
  [
    'a night on the way',
    [line('a', 'b', 400, free), line('b', 'z', 400, free)],
    'If you travel at most ten hours a day, you stay overnight in B and reach Z the next day.',
  ],
  [
    'several nights on the way',
    [line('a', 'b', 500, free), line('b', 'c', 500, free), line('c', 'z', 500, free)],
    'If you travel at most ten hours a day from A, you spend nights in B and C before you reach Z.',
  ],
  ['where one sits longest', overB, 'You sit longest between A and B: about 4 hrs, 62% of the journey.'],
  [
    'the countries between',
    overB,
    'Between A and Z the trains run through Denmark.',
    { countries: ['SE', 'DK', 'DE'] },
  ],
  [
    'a country between whose name has an article',
    overB,
    'Between A and Z the trains run through Germany and the Netherlands.',
    { countries: ['SE', 'DE', 'NL', 'BE'] },
  ],
  [
    'what it takes to need no reservation',
    [line('a', 'z', 300, { trains: ['compulsory'] }), ...overB],
    'Without any reservation the journey to Z takes about 1 hr 30 mins longer.',
  ],
  [
    'a way with fewer changes',
    [...overB, line('a', 'z', 480, free)],
    'There is also a train from A to Z without a change, in about 8 hrs.',
  ],
  [
    'a way with fewer changes that takes hardly longer',
    [...overTwo, line('a', 'harbour', 240, free), line('harbour', 'z', 240, free)],
    'If changes worry you, reach Z with one change in about 8 hrs 30 mins.',
  ],
  [
    'such a way in Swedish',
    [...overTwo, line('a', 'harbour', 240, free), line('harbour', 'z', 240, free)],
    'Vill du byta så lite som möjligt kommer du till Z med ett byte på cirka 8 tim 30 min.',
    { locale: 'sv' },
  ],
  [
    'such a way in Danish',
    [...overTwo, line('a', 'harbour', 240, free), line('harbour', 'z', 240, free)],
    'Vil du skifte så lidt som muligt, kommer du til Z med ét skift på cirka 8 t. 30 min.',
    { locale: 'da' },
  ],
  [
    'a ferry without a change that the pass does not cover',
    [...overB, line('a', 'z', 480, { mode: 'ferry' })],
    'There is also a ferry from A to Z, in about 8 hrs. The pass doesn’t cover it.',
  ],
  [
    'such a ferry in Swedish',
    [...overB, line('a', 'z', 480, { mode: 'ferry' })],
    'Det går också en färja från A till Z, på cirka 8 tim. Den ingår inte i passet.',
    { locale: 'sv' },
  ],
  [
    'such a ferry in Danish, where the time ends the sentence',
    [...overB, line('a', 'z', 480, { mode: 'ferry' })],
    'Der går også en færge fra A til Z på cirka 8 t. Den er ikke med i passet.',
    { locale: 'da' },
  ],
  [
    'a ferry without a change that the pass covers',
    [...overB, line('a', 'z', 480, { mode: 'ferry', ...free })],
    'There is also a ferry from A to Z, in about 8 hrs.',
  ],
  [
    'a bus without a change',
    [...overB, line('a', 'z', 480, { mode: 'bus' })],
    'There is also a bus from A to Z, in about 8 hrs. The pass doesn’t cover it.',
  ],
  [
    'a ship that the pass does not cover',
    [line('a', 'z', 300, { mode: 'ferry' })],
    'From A to Z you go by ship, for about 5 hrs. The pass doesn’t cover it: buy a ticket.',
  ],
  [
    'a bus that the pass covers',
    [line('a', 'z', 300, { mode: 'bus', ...free })],
    'From A to Z you take a bus, for about 5 hrs.',
  ],
  [
    'where the only train must be reserved',
    [line('a', 'z', 300, { trains: ['compulsory'] })],
    'On the fastest way from A to Z you must reserve.',
  ],
  [
    'where trains must be reserved, by their ends',
    [line('a', 'b', 60, { trains: ['compulsory'] }), line('b', 'z', 60, { trains: ['compulsory'] })],
    'On the fastest way from A to Z you must reserve on A–B and B–Z.',
  ],
  [
    'such trains in Swedish',
    [line('a', 'b', 60, { trains: ['compulsory'] }), line('b', 'z', 60, free)],
    'På den snabbaste resan från A till Z måste du boka plats på A–B.',
    { locale: 'sv' },
  ],
  [
    'such trains in Danish',
    [line('a', 'b', 60, { trains: ['compulsory'] }), line('b', 'z', 60, { trains: ['compulsory'] })],
    'På den hurtigste rejse fra A til Z skal du reservere plads på A–B og B–Z.',
    { locale: 'da' },
  ],
  [
    'seats that are short in summer',
    [line('a', 'b', 60, { trains: ['summer'] }), line('b', 'z', 60, free)],
    'In summer you may have to reserve between A and B on the way to Z.',
  ],
  [
    'a train that the pass does not cover',
    [line('a', 'z', 300, { trains: ['own-ticket'] })],
    'The pass doesn’t cover A–Z: buy a ticket.',
  ],
  [
    'seats of which nobody knows',
    [line('a', 'b', 60), line('b', 'z', 60, free)],
    'On the way from A to Z we could not confirm whether you must reserve on A–B: ask us.',
  ],
  [
    'the seat of the only train, where nobody knows',
    [line('a', 'z', 300)],
    'We could not confirm whether you must reserve between A and Z: ask us.',
  ],
  ['that nothing need be reserved', [direct], 'No reservation is compulsory on the fastest way from A to Z.'],
  // 6 degrees are 667 km; the railway takes 1.4 times as much.
  [
    'what the train emits beside a flight',
    [direct],
    'By train from A to Z, one traveller causes about 28 kg of carbon dioxide; by plane, about 133 kg.',
  ],
  [
    'that the emissions of a ship are not known',
    [line('a', 'z', 300, { mode: 'ferry' })],
    'We don’t know the emissions of the ferry, so we don’t compare A–Z with flying.',
  ],
  [
    'that those of a bus are not',
    [line('a', 'b', 60, free), line('b', 'z', 300, { mode: 'bus' })],
    'Hur stora bussens utsläpp är vet vi inte, så A–Z jämför vi inte med flyget.',
    { locale: 'sv' },
  ],
  [
    'that those of a ship and a bus are not',
    [line('a', 'b', 60, { mode: 'bus' }), line('b', 'z', 300, { mode: 'ferry' })],
    'Hvor meget bussen og færgen udleder, ved vi ikke, så vi sammenligner ikke A–Z med fly.',
    { locale: 'da' },
  ],
  // One degree is 111 km.
  [
    'what the train emits where nobody flies',
    [line('a', 'near', 120, free)],
    'By train from A to Z, one traveller causes about 5 kg of carbon dioxide; it’s too short a journey to compare with flying.',
    { to: 'near' },
  ],
  [
    'that a pass does not pay where it covers nothing',
    [line('a', 'z', 300, { mode: 'ferry' })],
    'A pass covers no part of the fastest way from A to Z, so it doesn’t pay there.',
  ],
  [
    'where another station is the start',
    [line('harbour', 'z', 300, { mode: 'ferry' })],
    'For Z you leave A from harbour C, about 20 mins from a C.',
    { more: { transfers: [{ from: 'a', to: 'harbour', minutes: 20, by: 'walk' }] } },
  ],
  [
    'a change of stations on the way',
    [line('a', 'b', 60, free), line('c', 'z', 60, free)],
    'On the way to Z you change stations in B: b C to c C takes about 20 mins.',
    { more: { transfers: [{ from: 'b', to: 'c', minutes: 20, by: 'walk' }] } },
  ],
])('mentions %s', (_, lines, sentence, options) => {
  expect(journeySentences(journey(lines, options)).map(plain)).toContain(sentence)
})

test.each<[behaviour: string, lines: readonly Line[], words: string, options?: Options]>([
  [
    'a reservation that is not needed, where seats are short in summer',
    [line('a', 'z', 300, { trains: ['summer'] })],
    'No reservation',
  ],
  ['a reservation that is not needed, where nobody knows', [line('a', 'z', 300)], 'No reservation'],
  [
    'a reservation that is not needed, where a ticket is',
    [line('a', 'z', 300, { mode: 'ferry' })],
    'No reservation',
  ],
  ['that a pass does not pay, where it covers something', overB, 'doesn’t pay'],
  [
    'a night where the journey begins',
    [line('harbour', 'z', 700, { mode: 'ferry' })],
    'break the journey',
    { more: { transfers: [{ from: 'a', to: 'harbour', minutes: 20, by: 'walk' }] } },
  ],
  [
    'a way with fewer changes that takes more than half as long again',
    [...overTwo, line('a', 'harbour', 400, free), line('harbour', 'z', 280, free)],
    'If changes worry you',
  ],
  ['the countries where it begins and ends', overB, 'run through', { countries: ['SE', 'DK'] }],
])('does not mention %s', (_, lines, words, options) => {
  expect(journeySentences(journey(lines, options)).filter(sentence => sentence.includes(words))).toEqual([])
})

test('is empty for a journey that cannot be made', () => {
  const known = journey([])
  expect([leadOf(known), ...journeySentences(known)]).toEqual([''])
})

test('keeps a figure with its per cent sign or its word on one line', () => {
  const nights = [line('a', 'b', 700, free), line('b', 'z', 700, free)]
  expect(journeySentences(journey(overB, { locale: 'sv' })).join(' ')).toContain('62\u00a0% av resan')
  expect(leadOf(journey(nights, { locale: 'da' }))).toContain('2\u00a0rejsedage')
})
