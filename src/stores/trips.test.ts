import { setPersistentEngine } from '@nanostores/persistent'
import { expect, test, vi } from 'vitest'
import { savedTripLimits } from '../shared/trip/saved-trips.ts'
import { tripsKey } from './keys.ts'
import { blockedStorage, sampleStorage } from './sample-storage.ts'

/** @param engine where the package stores values, which replaces a blocked storage by an object */
async function fresh(local: Record<string, string>, engine = local) {
  vi.resetModules()
  vi.stubGlobal('localStorage', local)
  setPersistentEngine(engine, { addEventListener() {}, removeEventListener() {} })
  return import('./trips.ts')
}

test('keeps trips by name, the newest first, and nothing once there are none', async () => {
  const local = sampleStorage()
  const { saveTrip, savedTrips, removeTrip } = await fresh(local)
  expect(saveTrip({ name: 'North', address: '?from=a' })).toBe('saved')
  expect(saveTrip({ name: 'South', address: '?from=b' })).toBe('saved')
  expect(saveTrip({ name: 'North', address: '?from=c' })).toBe('saved')
  expect(savedTrips.get()).toEqual([
    { name: 'North', address: '?from=c' },
    { name: 'South', address: '?from=b' },
  ])
  expect(JSON.parse(local[tripsKey] ?? '')).toEqual(savedTrips.get())
  for (const name of ['North', 'South']) removeTrip(name)
  expect(savedTrips.get()).toEqual([])
  expect(tripsKey in local).toBe(false)
})

test.each([
  ['a further trip', { name: 'South', address: '?from=b' }],
  ['a change of a trip', { name: 'North', address: '?from=a&stop=b.2&stop=c.3' }],
])('leaves the list as it was if there is no space for %s', async (_, trip) => {
  const local = sampleStorage(50)
  const { saveTrip, savedTrips } = await fresh(local)
  const north = { name: 'North', address: '?from=a' }
  expect(saveTrip(north)).toBe('saved')
  expect(saveTrip(trip)).toBe('no-space')
  expect(savedTrips.get()).toEqual([north])
  expect(JSON.parse(local[tripsKey] ?? '')).toEqual([north])
})

test.each([
  ['full', sampleStorage(-1), undefined],
  ['blocked', blockedStorage, {}],
])('lists no trip if the storage is %s', async (_, local, engine) => {
  const { saveTrip, savedTrips } = await fresh(local, engine)
  expect(saveTrip({ name: 'North', address: '?from=a' })).toBe('no-space')
  expect(savedTrips.get()).toEqual([])
})

test('keeps no more trips than can be shown', async () => {
  const { saveTrip, savedTrips } = await fresh(sampleStorage())
  for (let count = 0; count < savedTripLimits.trips; count++)
    expect(saveTrip({ name: `Trip ${count}`, address: '?from=a' })).toBe('saved')
  expect(saveTrip({ name: 'One more', address: '?from=a' })).toBe('too-many')
  expect(saveTrip({ name: 'Trip 3', address: '?from=b' })).toBe('saved')
  expect(savedTrips.get()).toHaveLength(savedTripLimits.trips)
})

test.each(['', 'trips', '{}', '[{"name":"a"}]', '[{"name":"a","address":"https://elsewhere.example/"}]'])(
  'ignores what does not parse: %s',
  async saved => {
    const { savedTrips } = await fresh({ ...sampleStorage(), [tripsKey]: saved })
    expect(savedTrips.get()).toEqual([])
  },
)
