import { expect, it, vi } from 'vitest'
import { createKeyedHash } from '../keyed-hash.ts'
import { removeOldNotes } from '../store/day-notes.ts'
import { memoryStore } from '../store/memory-store.ts'
import { abuseLimits } from './abuse-limits.ts'
import { createLimiter } from './limiter.ts'
import { mailboxName } from './mailbox-name.ts'

const hour = 3_600_000
const day = 24 * hour

function setUp() {
  const clock = { now: Date.UTC(2027, 5, 25, 12) }
  const notes = memoryStore()
  const log = vi.fn()
  let owners = 0
  const maySend = createLimiter({
    notes,
    hash: createKeyedHash('k'.repeat(32)),
    now: () => clock.now,
    newOwner: () => {
      owners += 1
      return String(owners)
    },
    log,
  })
  /** The number of mails to these addresses that may be sent. */
  const sent = async (kind: 'confirmation' | 'link', addresses: readonly string[]) => {
    let count = 0
    for (const address of addresses) if (await maySend(kind, address)) count += 1
    return count
  }
  return { clock, notes, log, maySend, sent }
}

it.each([
  ['ann@example.com', 'ann@example.com'],
  ['Ann@EXAMPLE.com', 'ann@example.com'],
  ['ann+a+b@example.com', 'ann@example.com'],
  ['+ann@example.com', '+ann@example.com'],
  ['a+@b.example', 'a@b.example'],
  ['A.n.n+x@Gmail.com', 'ann@gmail.com'],
  ['a.nn@googlemail.com', 'ann@gmail.com'],
  ['a.nn@gmail.com.example', 'a.nn@gmail.com.example'],
])('treats %s as %s', (address, name) => {
  expect(mailboxName(address)).toBe(name)
})

it.each([
  ['confirmation', abuseLimits.confirmations.most],
  ['link', abuseLimits.links.most],
] as const)('allows a mailbox its mails of a day, however its address is spelled: %s', async (kind, most) => {
  const { sent, clock } = setUp()
  const spellings = Array.from({ length: 20 }, (_, number) =>
    number % 2 ? `Ann+${number}@example.com` : 'ann@example.com',
  )
  expect(await sent(kind, spellings)).toBe(most)
  expect(await sent(kind, ['bo@example.com'])).toBe(1)
  clock.now += day
  expect(await sent(kind, spellings)).toBe(most)
})

it('counts each kind of mail separately', async () => {
  const { sent } = setUp()
  expect(await sent('link', Array(9).fill('ann@example.com'))).toBe(abuseLimits.links.most)
  expect(await sent('confirmation', ['ann@example.com'])).toBe(1)
})

it('allows as many if they are requested at once', async () => {
  const { maySend } = setUp()
  const answers = await Promise.all(Array.from({ length: 10 }, () => maySend('link', 'ann@example.com')))
  expect(answers.filter(Boolean)).toHaveLength(abuseLimits.links.most)
})

it('allows so many new addresses in an hour, and logs any beyond that', async () => {
  const { sent, clock, log } = setUp()
  const many = Array.from(
    { length: abuseLimits.recipients.most + 20 },
    (_, number) => `ann${number}@x.example`,
  )
  expect(await sent('confirmation', many)).toBe(abuseLimits.recipients.most)
  expect(log.mock.calls).toEqual(Array(20).fill(['limit-reached', { limit: 'recipients' }]))
  expect(await sent('link', ['ann0@x.example'])).toBe(1)
  clock.now += hour
  expect(await sent('link', ['bo@x.example'])).toBe(1)
})

it('stores no address, nothing from which one could be found by trying, and nothing for longer than two days', async () => {
  const { maySend, notes, clock } = setUp()
  await maySend('link', 'ann@example.com')
  const kept = () => [...notes.entries].join()
  expect(kept()).not.toContain('ann')
  const hash = kept().match(/[0-9a-f]{64}/)?.[0]
  expect(hash).toBe(createKeyedHash('k'.repeat(32))('recipient ann@example.com'))
  await removeOldNotes(notes, clock.now + day)
  expect(kept()).not.toBe('')
  await removeOldNotes(notes, clock.now + 2 * day)
  expect(kept()).toBe('')
})

it('allows mail without a store, and logs that', async () => {
  const { maySend, notes, log } = setUp()
  notes.create = async () => {
    throw new Error('no store')
  }
  expect(await maySend('link', 'ann@example.com')).toBe(true)
  expect(log).toHaveBeenCalledWith('limit-fault', { fault: 'Error' })
})
