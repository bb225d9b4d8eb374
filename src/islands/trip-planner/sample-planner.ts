import { stationFinder } from '../../shared/trip/find-station.ts'
import { toGraph } from '../../shared/trip/graph.ts'
import type { Line } from '../../shared/trip/network.ts'
import { memoizeFindWays } from '../../shared/trip/plan-trip.ts'
import type { PlannerNetwork, PlannerTrain } from '../../shared/trip/planner-network.ts'
import { line } from '../../shared/trip/sample-network.ts'
import { tripText } from '../../shared/trip/text.ts'
import { emptyTrip, type Trip } from '../../shared/trip/trip.ts'
import { type Planner, planFor, type StagePlanner } from './planner.ts'
import { text } from './text.ts'

const stations = [
  ['malmo-c', 'Malmö C', 'Malmö', 55.61, 13],
  ['hamburg-hbf', 'Hamburg Hbf', 'Hamburg', 53.55, 10],
  ['basel-sbb', 'Basel SBB', 'Basel', 47.55, 7.59],
  ['milano-centrale', 'Milano Centrale', 'Milan', 45.49, 9.2],
  ['como', 'Como S. Giovanni', 'Como', 45.81, 9.07],
  ['bellagio', 'Bellagio', 'Bellagio', 45.99, 9.26],
] as const

const train = (name: string, more: Partial<PlannerTrain>): PlannerTrain => ({
  name,
  seat: 'compulsory',
  operators: [],
  ...more,
})

const lines: Line[] = [
  line('malmo-c', 'hamburg-hbf', 355, { trains: ['north'] }),
  line('hamburg-hbf', 'basel-sbb', 410, { trains: ['ice'] }),
  line('basel-sbb', 'milano-centrale', 255, { trains: ['ec'] }),
  line('milano-centrale', 'como', 40, { trains: ['regionale'] }),
  line('como', 'bellagio', 120, { mode: 'ferry' }),
  line('hamburg-hbf', 'basel-sbb', 590, {
    trains: ['nightjet'],
    night: { leaves: '21:44', arrives: '08:21' },
    asOf: '2026-06-30',
  }),
]

const network: PlannerNetwork = {
  lines,
  transfers: [],
  cities: [],
  changes: {},
  trains: {
    north: train('Snälltåget', {}),
    ice: train('ICE', { seat: 'optional', fee: { amount: 6.5, currency: 'EUR' }, feeAsOf: '2026-02' }),
    ec: train('EuroCity', { fee: { amount: 13, currency: 'EUR' }, feeAsOf: '2026-11' }),
    regionale: train('Regionale', { seat: 'none' }),
    nightjet: train('Nightjet', { fee: { amount: 20, currency: 'CHF' }, feeAsOf: '2026-05' }),
  },
  stations: new Map(
    stations.map(([id, platform, name, lat, lon]) => [
      id,
      { id, platform, name, otherNames: [], country: 'SE', lat, lon },
    ]),
  ),
}

/** A small planner for tests: Malmö, Hamburg, Basel, Milan, Como and Bellagio. */
export function samplePlanner(given: Partial<Trip>): Planner {
  const graph = toGraph(network)
  const waysBetween = memoizeFindWays(graph)
  const trip = { ...emptyTrip, from: 'malmo-c', ...given }
  const forStages: StagePlanner = {
    locale: 'en',
    text: text('en'),
    wayText: tripText('en'),
    rates: { SEK: 11, DKK: 7.5, NOK: 11.7 },
    loaded: { network, graph, waysBetween, find: stationFinder(network) },
    trip,
    currency: 'EUR',
    nameOf: id => network.stations.get(id)?.name ?? id,
    change: () => {},
  }
  return planFor(forStages, trip)
}
