import { expect, it, vi } from 'vitest'
import type { OrderFacts } from '../../shared/mail/order-facts.ts'
import { createOutbox } from '../mail/outbox/outbox.ts'
import { sampleMail } from '../mail/sample-mail.ts'
import type { SendResult } from '../mail/send-result.ts'
import { memoryStore } from '../store/memory-store.ts'
import { noteDelivered, readLedger, withLedger } from './ledger.ts'

const start = Date.UTC(2027, 5, 25, 9, 30)
const day = 24 * 3_600_000
const passing: SendResult = { outcome: 'passing', reason: 'unreachable', words: '' }
const order: OrderFacts = {
  at: start,
  locale: 'sv',
  currency: 'SEK',
  lines: [{ product: 'Gift card', sum: 25000 }, { product: 'Train ticket' }],
  total: 25000,
}

function setUp() {
  const clock = { now: start }
  const server: { answer: (id: string) => SendResult } = { answer: () => ({ outcome: 'delivered' }) }
  const stores = { outbox: memoryStore(), orders: memoryStore() }
  const log = vi.fn()
  const outbox = createOutbox({
    store: stores.outbox,
    onDelivered: async (reference, facts) => {
      if (facts) await noteDelivered(stores.orders, reference, facts)
    },
    send: async ({ messageId }) => server.answer(messageId),
    addresses: { from: sampleMail.from, service: sampleMail.to },
    now: () => clock.now,
    newOwner: () => crypto.randomUUID(),
    log,
  })
  const deliver = withLedger(outbox.deliver, stores.orders, log)
  const take = (reference: string, facts?: OrderFacts) =>
    deliver(reference, {
      decisive: { ...sampleMail, messageId: 'service' },
      further: [{ ...sampleMail, messageId: 'confirmation' }],
      ...(facts && { order: facts }),
    })
  const states = async () => (await readLedger(stores)).map(({ reference, mail }) => `${reference} ${mail}`)
  return { clock, server, stores, outbox, log, take, states }
}

it('stores an order with the state of its mail, and no other form', async () => {
  const { take, stores } = setUp()
  await take('P-2222-2222', order)
  await take('P-3333-3333')
  expect(await readLedger(stores)).toEqual([{ ...order, reference: 'P-2222-2222', mail: 'delivered' }])
})

it('follows an order whose mail waits, fails, and is sent again', async () => {
  const { clock, server, take, states, outbox } = setUp()
  server.answer = () => passing
  await take('P-2222-2222', order)
  expect(await states()).toEqual(['P-2222-2222 waiting'])
  clock.now += day
  await outbox.tick(true)
  expect(await states()).toEqual(['P-2222-2222 failed'])
  clock.now += 32 * day
  await outbox.tick(true)
  expect(await states()).toEqual(['P-2222-2222 not delivered'])
})

it('counts an order as delivered as soon as customer service has the mail, even if a confirmation has to be tried again', async () => {
  const { clock, server, take, states, outbox } = setUp()
  server.answer = id => (id === 'service' ? { outcome: 'delivered' } : passing)
  await take('P-2222-2222', order)
  expect(await states()).toEqual(['P-2222-2222 delivered'])
  clock.now += day
  await outbox.tick(true)
  expect(await states()).toEqual(['P-2222-2222 delivered'])
})

it('counts what is sent in a later run, after midnight, as delivered', async () => {
  const { clock, server, take, states, outbox } = setUp()
  server.answer = () => passing
  await take('P-2222-2222', order)
  server.answer = () => ({ outcome: 'delivered' })
  clock.now += 20 * 3_600_000
  await outbox.tick(true)
  expect(await states()).toEqual(['P-2222-2222 delivered'])
})

it('does not keep an order that was refused', async () => {
  const { server, take, stores } = setUp()
  server.answer = () => ({ outcome: 'lasting', reason: 'refused', words: '550' })
  await take('P-2222-2222', order)
  expect(stores.orders.entries.size).toBe(0)
})

it('does not stop an order if the ledger fails, and logs that', async () => {
  const { take, stores, log } = setUp()
  stores.orders.create = () => Promise.reject(new TypeError('no store'))
  expect(await take('P-2222-2222', order)).toEqual({ outcome: 'accepted' })
  expect(log).toHaveBeenCalledWith('ledger-fault', { reference: 'P-2222-2222', fault: 'TypeError' })
})
