import { setPersistentEngine } from '@nanostores/persistent'
import { expect, test, vi } from 'vitest'
import { currencyKey } from './keys.ts'
import { sampleStorage } from './sample-storage.ts'

async function fresh(local: Record<string, string>) {
  vi.resetModules()
  setPersistentEngine(local, { addEventListener() {}, removeEventListener() {} })
  return import('./currency.ts')
}

test('stores the chosen currency', async () => {
  const local = sampleStorage()
  const { chooseCurrency, currency } = await fresh(local)
  expect(currency.get()).toBeUndefined()
  chooseCurrency('SEK')
  expect(currency.get()).toBe('SEK')
  expect(local[currencyKey]).toBe('SEK')
})

test('keeps the choice for the life of the page if storage is full', async () => {
  const { chooseCurrency, currency } = await fresh(sampleStorage(-1))
  chooseCurrency('SEK')
  const seen = vi.fn()
  currency.subscribe(seen)
  chooseCurrency('NOK')
  expect(seen.mock.calls.map(([code]) => code)).toEqual(['SEK', 'NOK'])
})
