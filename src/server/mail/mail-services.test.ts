import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { OrderFacts } from '../../shared/mail/order-facts.ts'
import { memoryStore } from '../store/memory-store.ts'
import { createOutboxOver } from './mail-services.ts'
import { sampleAddresses, sampleMail } from './sample-mail.ts'

it('notes in the ledger that an order was delivered even if the store of notes fails', async () => {
  const stores = { outbox: memoryStore(), notes: memoryStore(), orders: memoryStore() }
  stores.notes.create = () => Promise.reject(new Error('no notes'))
  const { deliver } = createOutboxOver(stores, {
    delivery: { kind: 'folder', path: await mkdtemp(join(tmpdir(), 'mail-')) },
    addresses: sampleAddresses,
    hashKey: 'k'.repeat(32),
  })
  const order: OrderFacts = { at: Date.UTC(2027, 5, 25), locale: 'en', lines: [] }
  expect(await deliver('P-2222-2222', { decisive: sampleMail, further: [], order })).toEqual({
    outcome: 'accepted',
  })
  expect([...stores.orders.entries.keys()]).toEqual(['delivered/2027-06-25/P-2222-2222'])
})
