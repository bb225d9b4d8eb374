import { setPersistentEngine } from '@nanostores/persistent'
import { expect, test, vi } from 'vitest'
import { savedTripLimits } from '../shared/trip/saved-trips.ts'
import { tripsKey } from './keys.ts'
import { sampleStorage } from './sample-storage.ts'

async function fresh(local: Record<string, string>) {
  vi.resetModules()
  setPersistentEngine(local, { addEventListener() {}, removeEventListener() {} })
  return import('./trips.ts')
}

test('keeps trips by name, the newest first, and nothing once there are none', async () => {
  const local = sampleStorage()
  const { saveTrip, savedTrips, removeTrip } = await fresh(local)
  expect(saveTrip({ name: 'North', address: '?from=a' })).toBe(true)
  expect(saveTrip({ name: 'South', address: '?from=b' })).toBe(true)
  expect(saveTrip({ name: 'North', address: '?from=c' })).toBe(true)
  expect(savedTrips.get()).toEqual([
    { name: 'North', address: '?from=c' },
    { name: 'South', address: '?from=b' },
  ])
  expect(JSON.parse(local[tripsKey] ?? '')).toEqual(savedTrips.get())
  for (const name of ['North', 'South']) removeTrip(name)
  expect(savedTrips.get()).toEqual([])
  expect(tripsKey in local).toBe(false)
})

test('keeps a trip for the life of the page if storage is full', async () => {
  const { saveTrip, savedTrips } = await fresh(sampleStorage(-1))
  expect(saveTrip({ name: 'North', address: '?from=a' })).toBe(false)
  expect(savedTrips.get()).toHaveLength(1)
})

test('keeps no more trips than can be shown', async () => {
  const { saveTrip, savedTrips } = await fresh(sampleStorage())
  for (let count = 0; count < savedTripLimits.trips; count++)
    expect(saveTrip({ name: `Trip ${count}`, address: '?from=a' })).toBe(true)
  expect(saveTrip({ name: 'One more', address: '?from=a' })).toBe(false)
  expect(saveTrip({ name: 'Trip 3', address: '?from=b' })).toBe(true)
  expect(savedTrips.get()).toHaveLength(savedTripLimits.trips)
})

test.each(['', 'trips', '{}', '[{"name":"a"}]', '[{"name":"a","address":"https://elsewhere.example/"}]'])(
  'ignores what does not parse: %s',
  async saved => {
    const { savedTrips } = await fresh({ ...sampleStorage(), [tripsKey]: saved })
    expect(savedTrips.get()).toEqual([])
  },
)
