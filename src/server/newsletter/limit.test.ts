import { expect, it, vi } from 'vitest'
import { removeOldNotes } from '../mail/day-notes.ts'
import { memoryStore } from '../mail/outbox/sample-store.ts'
import { createLimit, linksPerDay } from './limit.ts'

const day = 86_400_000

function setUp() {
  const clock = { now: Date.UTC(2027, 5, 25, 12) }
  const store = memoryStore()
  const log = vi.fn()
  let owners = 0
  const takeLink = createLimit({
    store,
    key: 'k'.repeat(32),
    now: () => clock.now,
    newOwner: () => {
      owners += 1
      return String(owners)
    },
    log,
  })
  const maySend = async (email: string) => (await takeLink(email)) !== undefined
  return { clock, store, log, takeLink, maySend }
}

it('lets an address, however it is written, have a few links a day, and as many on the next', async () => {
  const { maySend, clock } = setUp()
  const asked = ['ann@example.com', 'Ann@example.com', 'ANN@EXAMPLE.COM', 'ann@example.com']
  const answers: boolean[] = []
  for (const email of asked) answers.push(await maySend(email))
  expect(answers).toEqual([true, true, true, false])
  expect(await maySend('bo@example.com')).toBe(true)
  clock.now += day
  expect(await maySend('ann@example.com')).toBe(true)
})

it('lets as many through that come at once', async () => {
  const { maySend } = setUp()
  const answers = await Promise.all(Array.from({ length: 10 }, () => maySend('ann@example.com')))
  expect(answers.filter(Boolean)).toHaveLength(linksPerDay)
})

it('does not count a link that was given back', async () => {
  const { takeLink, maySend } = setUp()
  for (let count = 1; count <= linksPerDay; count += 1) {
    const giveBack = await takeLink('ann@example.com')
    await giveBack?.()
  }
  expect(await maySend('ann@example.com')).toBe(true)
})

it('keeps no address, and nothing for longer than two days', async () => {
  const { maySend, store, clock } = setUp()
  await maySend('ann@example.com')
  const kept = () => [...store.entries].join()
  expect(kept()).not.toContain('ann')
  await removeOldNotes(store, clock.now + day)
  expect(kept()).not.toBe('')
  await removeOldNotes(store, clock.now + 2 * day)
  expect(kept()).toBe('')
})

it('sends without a store, and logs that', async () => {
  const { maySend, store, log } = setUp()
  store.create = async () => {
    throw new Error('no store')
  }
  expect(await maySend('ann@example.com')).toBe(true)
  expect(log).toHaveBeenCalledWith('limit-fault', { fault: 'Error' })
})
