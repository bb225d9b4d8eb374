import { setPersistentEngine } from '@nanostores/persistent'
import { expect, test, vi } from 'vitest'
import { consentKey } from './keys.ts'
import { sampleStorage } from './sample-storage.ts'

async function fresh(local: Record<string, string>) {
  vi.resetModules()
  setPersistentEngine(local, { addEventListener() {}, removeEventListener() {} })
  return import('./consent.ts')
}

test('stores what the reader agreed to', async () => {
  const local = sampleStorage()
  const { consent, saveConsent } = await fresh(local)
  expect(consent.get()).toBeUndefined()
  saveConsent(['statistics'])
  expect(consent.get()).toEqual(['statistics'])
  expect(local[consentKey]).toMatch(/^1 \d{4}-\d\d-\d\d statistics$/)
})

test('keeps the answer for the life of the page if storage is full', async () => {
  const { consent, saveConsent } = await fresh(sampleStorage(-1))
  const seen = vi.fn()
  consent.subscribe(seen)
  saveConsent([])
  saveConsent(['marketing'])
  expect(seen.mock.calls.map(([choice]) => choice)).toEqual([undefined, [], ['marketing']])
})
