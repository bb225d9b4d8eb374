import type { LineOf } from './line.ts'

/** A line of a basket for tests: a ride to a station. */
export const taxiLine: LineOf<'taxi'> = {
  kind: 'taxi',
  id: 'taxi',
  product: 'station-taxi',
  ride: 'private',
  direction: 'to',
  station: 'Malmö C',
  address: 'Exempelgatan 2',
  date: '2027-06-01',
  time: '07:30',
  passengers: 1,
  train: '',
  needs: '',
  order: '',
}
