import { expect, it, vi } from 'vitest'
import { createOutbox } from '../../src/server/mail/outbox/outbox.ts'
import { sampleMail } from '../../src/server/mail/sample-mail.ts'
import type { SendResult } from '../../src/server/mail/send-result.ts'
import { noteAccepted } from '../../src/server/store/day-notes.ts'
import { memoryStore } from '../../src/server/store/memory-store.ts'
import type { Store } from '../../src/server/store/store.ts'
import { retry } from './retry.ts'

const minute = 60_000
const day = 24 * 60 * minute

function setUp() {
  const clock = { now: Date.UTC(2027, 5, 25) }
  const server: { answer: SendResult } = { answer: { outcome: 'delivered' } }
  const log = vi.fn()
  const calls: string[] = []
  /** Wraps a store so that each call is recorded. */
  const counted = (name: string, store: Store): Store => {
    const note = (call: string) => calls.push(`${name} ${call}`)
    return {
      create(key, value) {
        note(`create ${key}`)
        return store.create(key, value)
      },
      read(key) {
        note(`read ${key}`)
        return store.read(key)
      },
      remove(key) {
        note(`remove ${key}`)
        return store.remove(key)
      },
      list(prefix) {
        note(`list ${prefix}`)
        return store.list(prefix)
      },
    }
  }
  const memory = { outbox: memoryStore(), notes: memoryStore(), orders: memoryStore() }
  const outbox = createOutbox({
    store: counted('outbox', memory.outbox),
    send: async () => server.answer,
    addresses: { from: sampleMail.from, service: sampleMail.to },
    now: () => clock.now,
    newOwner: () => crypto.randomUUID(),
    log,
  })
  const stores = { notes: counted('notes', memory.notes), orders: counted('orders', memory.orders) }
  const run = async (at: number) => {
    clock.now = at
    calls.length = 0
    await retry({ outbox, stores, now: () => clock.now, log })
    return [...calls]
  }
  return { clock, server, log, memory, outbox, run }
}

it('lists the keys of one store in a minute in which nothing waits, and of two in the first minute of an hour', async () => {
  const { clock, run } = setUp()
  const start = clock.now
  for (let past = 1; past < 60; past += 1) expect(await run(start + past * minute)).toEqual(['outbox list '])
  expect(await run(start + 60 * minute)).toEqual(['outbox list ', 'notes list '])
})

it('makes no further calls for failed messages that customer service was told about', async () => {
  const { clock, server, outbox, run, memory } = setUp()
  const start = clock.now
  server.answer = { outcome: 'passing', reason: 'unreachable', words: '' }
  await outbox.deliver('P-2222-2222', { decisive: sampleMail, further: [] })
  await run(start + day)
  server.answer = { outcome: 'delivered' }
  await run(start + day + 90 * minute)
  expect([...memory.outbox.entries.keys()].sort()).toEqual([
    'failed/2027-06-26/P-2222-2222',
    'noticed/P-2222-2222',
  ])
  expect(await run(start + day + 91 * minute)).toEqual(['outbox list '])
})

it('removes old notes once an hour', async () => {
  const { clock, run, memory } = setUp()
  const start = clock.now
  await noteAccepted(memory.notes, 'P-2222-2222', start)
  await run(start + 2 * day + minute)
  expect(memory.notes.entries.size).toBe(1)
  await run(start + 2 * day + 60 * minute)
  expect(memory.notes.entries.size).toBe(0)
})

it('removes old orders once a day', async () => {
  const { clock, run, memory } = setUp()
  const start = clock.now
  for (const key of ['order/2027-06-25/P-2222-2222', 'delivered/2027-06-25/P-2222-2222'])
    await memory.orders.create(key, true)
  await run(start + 400 * day + 3 * 60 * minute)
  expect(memory.orders.entries.size).toBe(2)
  for (let hour = 0; hour < 3; hour += 1) await run(start + 401 * day + hour * 60 * minute)
  expect(memory.orders.entries.size).toBe(2)
  await run(start + 401 * day + 3 * 60 * minute)
  expect(memory.orders.entries.size).toBe(0)
})

it('removes old notes even if the outbox cannot be read, and logs that', async () => {
  const { clock, run, memory, log } = setUp()
  await noteAccepted(memory.notes, 'P-2222-2222', clock.now)
  memory.outbox.list = () => Promise.reject(new TypeError('no list'))
  await run(clock.now + 3 * day)
  expect(memory.notes.entries.size).toBe(0)
  expect(log).toHaveBeenCalledWith('retry-fault', { fault: 'TypeError' })
})
