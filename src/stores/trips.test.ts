import { setPersistentEngine } from '@nanostores/persistent'
import { expect, test, vi } from 'vitest'
import { keptTripLimits } from '../shared/trip/kept-trips.ts'
import { tripsKey } from './keys.ts'
import { sampleStorage } from './sample-storage.ts'

async function fresh(local: Record<string, string>) {
  vi.resetModules()
  setPersistentEngine(local, { addEventListener() {}, removeEventListener() {} })
  return import('./trips.ts')
}

test('keeps trips by name, the newest first, and nothing once there are none', async () => {
  const local = sampleStorage()
  const { keepTrip, keptTrips, removeTrip } = await fresh(local)
  expect(keepTrip({ name: 'North', address: '?from=a' })).toBe(true)
  expect(keepTrip({ name: 'South', address: '?from=b' })).toBe(true)
  expect(keepTrip({ name: 'North', address: '?from=c' })).toBe(true)
  expect(keptTrips.get()).toEqual([
    { name: 'North', address: '?from=c' },
    { name: 'South', address: '?from=b' },
  ])
  expect(JSON.parse(local[tripsKey] ?? '')).toEqual(keptTrips.get())
  for (const name of ['North', 'South']) removeTrip(name)
  expect(keptTrips.get()).toEqual([])
  expect(tripsKey in local).toBe(false)
})

test('keeps a trip for the life of the page where the browser has no room', async () => {
  const { keepTrip, keptTrips } = await fresh(sampleStorage(-1))
  expect(keepTrip({ name: 'North', address: '?from=a' })).toBe(false)
  expect(keptTrips.get()).toHaveLength(1)
})

test('keeps no more than it can show', async () => {
  const { keepTrip, keptTrips } = await fresh(sampleStorage())
  for (let count = 0; count < keptTripLimits.trips; count++)
    expect(keepTrip({ name: `Trip ${count}`, address: '?from=a' })).toBe(true)
  expect(keepTrip({ name: 'One more', address: '?from=a' })).toBe(false)
  expect(keepTrip({ name: 'Trip 3', address: '?from=b' })).toBe(true)
  expect(keptTrips.get()).toHaveLength(keptTripLimits.trips)
})

test.each(['', 'trips', '{}', '[{"name":"a"}]', '[{"name":"a","address":"https://elsewhere.example/"}]'])(
  'drops what does not parse: %s',
  async saved => {
    const { keptTrips } = await fresh({ ...sampleStorage(), [tripsKey]: saved })
    expect(keptTrips.get()).toEqual([])
  },
)
