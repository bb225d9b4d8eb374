import { describe, expect, it, vi } from 'vitest'
import { createKeyedHash } from '../keyed-hash.ts'
import { noteAccepted } from '../store/day-notes.ts'
import { memoryStore } from '../store/memory-store.ts'
import type { Deliver } from './deliver.ts'
import { createOnce } from './once.ts'

const start = Date.UTC(2027, 5, 25, 12)
const refused = { outcome: 'lasting', reason: 'refused', words: '550' } as const
const accepted = { outcome: 'accepted' } as const

type Delivered = Awaited<ReturnType<Deliver>>

function setUp() {
  const clock = { now: start }
  const store = memoryStore()
  const log = vi.fn()
  let references = 0
  const once = () =>
    createOnce({
      notes: store,
      hash: createKeyedHash('k'.repeat(32)),
      now: () => clock.now,
      newReference: () => {
        references += 1
        return `P-${references}`
      },
      wait: async milliseconds => {
        clock.now += milliseconds
      },
      log,
    })
  return { clock, store, log, once: once() }
}

const answer = (result: Delivered) => vi.fn(async () => result)

describe('the same form', () => {
  it('is one message with one reference and one time, on the next day too', async () => {
    const { once, clock } = setUp()
    const work = answer(accepted)
    const first = await once('a', work)
    clock.now += 20 * 3_600_000
    expect(await once('a', work)).toEqual(first)
    expect(first).toEqual({ outcome: 'accepted', reference: 'P-1', received: start })
    expect(work).toHaveBeenCalledTimes(1)
  })

  it('is one message if it is posted twice at once', async () => {
    const { once } = setUp()
    const work = answer(accepted)
    const both = await Promise.all([once('a', work), once('a', work)])
    expect(both.map(result => result.outcome === 'accepted' && result.reference)).toEqual(['P-1', 'P-1'])
    expect(work).toHaveBeenCalledTimes(1)
  })

  it('can be sent again after it was refused or a fault occurred', async () => {
    const { once } = setUp()
    expect(await once('a', answer(refused))).toEqual(refused)
    await expect(
      once('a', async () => {
        throw new Error('a fault')
      }),
    ).rejects.toThrow('a fault')
    expect(await once('a', answer(accepted))).toMatchObject({ outcome: 'accepted', reference: 'P-3' })
  })

  it('is handled by the second run if the first is refused while both are waiting', async () => {
    const { once } = setUp()
    const results = [refused, accepted]
    const work = vi.fn(async () => results.shift() ?? accepted)
    const [first, second] = await Promise.all([once('a', work), once('a', work)])
    expect([first?.outcome, second?.outcome].sort()).toEqual(['accepted', 'lasting'])
    expect(work).toHaveBeenCalledTimes(2)
  })

  it('is repeated with its own reference if the run that handled it was killed', async () => {
    const { once } = setUp()
    void once('a', () => new Promise(() => {}))
    const work = answer(accepted)
    expect(await once('a', work)).toMatchObject({ outcome: 'accepted', reference: 'P-1' })
    expect(work).toHaveBeenCalledWith({ reference: 'P-1', received: start })
  })

  it('is not repeated if the outbox has sent it in the meantime', async () => {
    const { once, store, clock } = setUp()
    void once('a', () => new Promise(() => {}))
    const work = answer(accepted)
    await noteAccepted(store, 'P-1', clock.now + 120_000)
    expect(await once('a', work)).toEqual({ outcome: 'accepted', reference: 'P-1', received: start })
    expect(work).not.toHaveBeenCalled()
  })

  it.each([0, 250, 4_000])(
    'waits ten seconds for a run that was killed, if the store takes %d ms to read',
    async time => {
      const { once, store, clock } = setUp()
      void once('a', () => new Promise(() => {}))
      await vi.waitUntil(() => store.entries.size > 0)
      const { read } = store
      // Concurrent reads take their time together.
      let isReading = false
      store.read = async key => {
        if (!isReading) clock.now += time
        isReading = true
        const value = await read(key)
        await Promise.resolve()
        isReading = false
        return value
      }
      await once('a', answer(accepted))
      expect(clock.now - start).toBeLessThanOrEqual(10_000 + 2 * time)
    },
  )

  it('is another message two days later', async () => {
    const { once, clock } = setUp()
    await once('a', answer(accepted))
    clock.now += 48 * 3_600_000
    expect(await once('a', answer(accepted))).toMatchObject({ reference: 'P-2' })
  })
})

it('stores nothing from which a form could be found by trying', async () => {
  const { once, store } = setUp()
  await once('a', answer(accepted))
  const keys = [...store.entries.keys()].filter(key => key.startsWith('posted/'))
  expect(keys).toEqual([expect.stringMatching(/^posted\/2027-06-25\/[0-9a-f]{64}$/)])
  expect(keys[0]).toContain(createKeyedHash('k'.repeat(32))('posted a'))
})

it('distinguishes two forms', async () => {
  const { once } = setUp()
  expect(await once('a', answer(accepted))).toMatchObject({ reference: 'P-1' })
  expect(await once('b', answer(accepted))).toMatchObject({ reference: 'P-2' })
})

it('sends a form without a store, and logs that', async () => {
  const { once, store, log } = setUp()
  store.read = async () => {
    throw new Error('no store')
  }
  expect(await once('a', answer(accepted))).toMatchObject({ outcome: 'accepted', reference: 'P-1' })
  expect(log).toHaveBeenCalledWith('once-fault', { reference: 'P-1', fault: 'Error' })
})
