import { setPersistentEngine } from '@nanostores/persistent'
import { expect, test, vi } from 'vitest'
import { currencyKey } from './keys.ts'
import { sampleStorage } from './sample-storage.ts'

async function fresh(local: Record<string, string>) {
  vi.resetModules()
  setPersistentEngine(local, { addEventListener() {}, removeEventListener() {} })
  return import('./currency.ts')
}

test('keeps the currency that was chosen', async () => {
  const local = sampleStorage()
  const { chooseCurrency, currency } = await fresh(local)
  expect(currency.get()).toBeUndefined()
  chooseCurrency('SEK')
  expect(currency.get()).toBe('SEK')
  expect(local[currencyKey]).toBe('SEK')
})

test('a full storage does not lose the choice: it lives as long as the page', async () => {
  const { chooseCurrency, currency } = await fresh(sampleStorage(-1))
  chooseCurrency('SEK')
  const seen = vi.fn()
  currency.subscribe(seen)
  chooseCurrency('NOK')
  expect(seen.mock.calls.map(([code]) => code)).toEqual(['SEK', 'NOK'])
})
