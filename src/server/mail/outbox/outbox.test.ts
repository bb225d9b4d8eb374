import { describe, expect, it, vi } from 'vitest'
import { abuseLimits } from '../../limits/abuse-limits.ts'
import type { Log } from '../../log.ts'
import { memoryStore } from '../../store/memory-store.ts'
import { mailStartDeadline } from '../../time-limits.ts'
import { sampleMail } from '../sample-mail.ts'
import type { MailFault, SendResult } from '../send-result.ts'
import { readFailed, resendFailed } from './failed.ts'
import { leaseTime, retryDelay } from './lease.ts'
import { createOutbox } from './outbox.ts'
import { bytesWaiting } from './size.ts'

const hour = 3_600_000
const reference = 'P-2222-2222'
const pdf = { name: 'biljett å.pdf', mime: 'application/pdf', bytes: Uint8Array.from([0, 255, 13, 10]) }
const mails = {
  decisive: { ...sampleMail, messageId: 'service', attachments: [pdf] },
  further: [{ ...sampleMail, messageId: 'confirmation', replyTo: sampleMail.to }],
}

const passing: MailFault = { outcome: 'passing', reason: 'refused', words: '450 busy' }
const lasting: MailFault = { outcome: 'lasting', reason: 'refused', words: '550 no' }
const unknown: MailFault = { outcome: 'unknown', reason: 'silent', words: '' }

function setUp(answer: (id: string) => SendResult = () => ({ outcome: 'delivered' })) {
  const world = { now: Date.UTC(2027, 5, 25), answer }
  const store = memoryStore()
  const send = vi.fn(async (mail: typeof sampleMail) => world.answer(mail.messageId))
  const log = vi.fn<Log>()
  const onDelivered = vi.fn(async () => {})
  const outbox = createOutbox({
    store,
    send,
    addresses: { from: sampleMail.from, service: sampleMail.to },
    now: () => world.now,
    newOwner: () => Math.random().toString(),
    log,
    onDelivered,
  })
  const sent = () => send.mock.calls.map(([mail]) => mail.messageId)
  const tickAfter = async (time: number) => {
    world.now += time
    await outbox.tick(true)
  }
  const deliver = () => outbox.deliver(reference, mails)
  return { world, store, send, sent, log, onDelivered, deliver, tickAfter }
}

const delivered: SendResult = { outcome: 'delivered' }

it('does not keep a delivered message as failed, even if the run that gave it up was killed half-way', async () => {
  const { world, deliver, store, sent, tickAfter } = setUp(() => passing)
  await deliver()
  vi.spyOn(store, 'remove').mockRejectedValueOnce(new Error('died'))
  await tickAfter(24 * hour)
  expect([...store.entries.keys()].sort()).toEqual(
    expect.arrayContaining([`failed/2027-06-26/${reference}`, `message/${reference}`]),
  )
  world.answer = () => delivered
  const before = sent().length
  await tickAfter(24 * hour)
  expect(sent().slice(before)).toEqual(['service', 'confirmation'])
  expect([...store.entries.keys()].filter(key => key.includes(reference))).toEqual([])
})

describe('a message', () => {
  it('that the mail server accepts leaves nothing behind', async () => {
    const { deliver, sent, store, log } = setUp()
    expect(await deliver()).toEqual({ outcome: 'accepted' })
    expect(sent()).toEqual(['service', 'confirmation'])
    expect([...store.entries.keys()]).toEqual([])
    expect(log).not.toHaveBeenCalled()
  })

  it.each([
    [passing, leaseTime],
    [unknown, hour],
  ])('with %j is accepted and sent again unchanged', async (fault, pause) => {
    const { world, deliver, send, sent, store, tickAfter } = setUp(() => fault)
    expect(await deliver()).toEqual({ outcome: 'accepted' })
    world.answer = () => delivered
    await tickAfter(pause - 1)
    expect(sent()).toEqual(['service'])
    await tickAfter(1)
    expect(sent()).toEqual(['service', 'service', 'confirmation'])
    expect(send.mock.calls[1]?.[0]).toEqual(mails.decisive)
    expect(send.mock.calls[2]?.[0]).toEqual(mails.further[0])
    expect([...store.entries.keys()]).toEqual([])
  })

  it('that the mail server will never accept is refused and not stored', async () => {
    const { deliver, store } = setUp(() => lasting)
    expect(await deliver()).toEqual(lasting)
    expect([...store.entries.keys()]).toEqual([])
  })

  it('is not sent twice for the sake of its confirmation', async () => {
    const { world, deliver, sent, store, tickAfter } = setUp(id => (id === 'service' ? delivered : passing))
    expect(await deliver()).toEqual({ outcome: 'accepted' })
    world.answer = () => delivered
    await tickAfter(hour)
    expect(sent()).toEqual(['service', 'confirmation', 'confirmation'])
    expect([...store.entries.keys()]).toEqual([])
  })

  it('leaves only its confirmation in the store once customer service has it', async () => {
    const { deliver, store } = setUp(id => (id === 'service' ? delivered : passing))
    await deliver()
    expect([...store.entries.keys()].sort()).toEqual([
      `attempt/${reference}/0001`,
      `rest/${reference}`,
      `sent/${reference}/0`,
    ])
    expect(store.entries.get(`rest/${reference}`)).not.toContain(Buffer.from(pdf.bytes).toString('base64'))
    expect(store.entries.get(`rest/${reference}`)).not.toContain('"service"')
    expect(await bytesWaiting(store)).toBe(0)
  })

  it('is gone once customer service has it, if too many confirmations are waiting', async () => {
    const { deliver, log, store } = setUp(id => (id === 'service' ? delivered : passing))
    const { most } = abuseLimits.waitingConfirmations
    for (let number = 0; number < most; number += 1) await store.create(`rest/P-${number}`, true)
    expect(await deliver()).toEqual({ outcome: 'accepted' })
    expect([...store.entries.keys()].filter(key => key.includes(reference))).toEqual([])
    expect(log).toHaveBeenCalledWith('limit-reached', { limit: 'waitingConfirmations' })
  })

  it('keeps only the first and the last note of its attempts', async () => {
    const { deliver, store, tickAfter } = setUp(() => passing)
    await deliver()
    for (let count = 0; count < 10; count += 1) await tickAfter(2 * hour)
    const attempts = [...store.entries.keys()].filter(key => key.startsWith('attempt/'))
    expect(attempts).toEqual([`attempt/${reference}/0001`, `attempt/${reference}/0011`])
  })

  it('that the mail server never answers is sent three times, confirmed, kept and reported', async () => {
    const { world, deliver, log, sent, store, tickAfter } = setUp(id =>
      id === 'service' ? unknown : delivered,
    )
    expect(await deliver()).toEqual({ outcome: 'accepted' })
    for (let minutes = 0; minutes < 48 * 60; minutes += 10) await tickAfter(600_000)
    expect(sent()).toEqual(['service', 'service', 'service', 'confirmation', expect.stringMatching(/notice/)])
    expect(log).toHaveBeenCalledWith('mail-failed', { reference, outcome: 'doubtful' })
    const [failed, ...others] = readFailed([...store.entries.keys()])
    expect([failed?.reference, others]).toEqual([reference, []])
    expect(
      [...store.entries.keys()].filter(key => /^(message|rest|attempt|doubt|sent|size)/.test(key)),
    ).toEqual([])
    world.answer = () => delivered
    if (failed) await resendFailed(store, failed, world.now)
    await tickAfter(0)
    expect(sent().slice(-2)).toEqual(['service', 'confirmation'])
  })

  it('sends its confirmation at most three times to a mail server that never answers', async () => {
    const { deliver, sent, store, tickAfter } = setUp(id => (id === 'service' ? delivered : unknown))
    await deliver()
    for (let minutes = 0; minutes < 24 * 60; minutes += 10) await tickAfter(600_000)
    expect(sent()).toEqual(['service', 'confirmation', 'confirmation', 'confirmation'])
    expect([...store.entries.keys()]).toEqual([])
  })

  it('is done if its confirmation was not accepted for a day', async () => {
    const { deliver, store, tickAfter } = setUp(id => (id === 'service' ? delivered : passing))
    await deliver()
    await tickAfter(24 * hour)
    expect([...store.entries.keys()]).toEqual([])
  })

  it.each([
    ['for a day', passing, 24 * hour],
    ['and never will be', lasting, hour],
  ])(
    'that is not accepted %s has failed, is reported once, and can be sent again',
    async (_, fault, time) => {
      const { world, deliver, sent, store, tickAfter } = setUp(() => passing)
      await deliver()
      world.answer = () => fault
      await tickAfter(time)
      expect(readFailed([...store.entries.keys()]).map(failed => failed.reference)).toEqual([reference])
      world.answer = () => delivered
      await tickAfter(hour)
      await tickAfter(hour)
      // The first is refused together with the message, the next is accepted.
      expect(sent().filter(id => id.includes('notice'))).toHaveLength(2)
      const [failed] = readFailed([...store.entries.keys()])
      if (failed) await resendFailed(store, failed, world.now)
      await tickAfter(0)
      expect(sent().slice(-2)).toEqual(['service', 'confirmation'])
      expect([...store.entries.keys()]).toEqual([])
    },
  )

  it('that failed is kept for thirty days', async () => {
    const { deliver, store, tickAfter } = setUp(() => passing)
    await deliver()
    await tickAfter(24 * hour)
    await tickAfter(30 * 24 * hour)
    expect(readFailed([...store.entries.keys()])).toHaveLength(1)
    await tickAfter(24 * hour)
    expect(readFailed([...store.entries.keys()])).toEqual([])
  })
})

describe('if sending throws', () => {
  /** Nodemailer's error for an address that it cannot write. */
  const refuse = (): never => {
    throw Object.assign(new Error('Internationalized mailbox name not allowed'), { code: 'EENVELOPE' })
  }

  it('a message is retried for a day, has failed then, and is reported once', async () => {
    const { world, deliver, log, sent, store, tickAfter } = setUp(refuse)
    expect(await deliver()).toEqual({ outcome: 'accepted' })
    expect(log).toHaveBeenCalledWith('outbox-fault', { reference, fault: 'Error' })
    world.answer = id => (id === 'service' ? refuse() : delivered)
    await tickAfter(24 * hour - 1)
    expect(readFailed([...store.entries.keys()])).toEqual([])
    for (const time of [hour, hour, hour]) await tickAfter(time)
    expect(readFailed([...store.entries.keys()]).map(failed => failed.reference)).toEqual([reference])
    expect([...store.entries.keys()].filter(key => key.startsWith('message/'))).toEqual([])
    expect(sent().filter(id => id.includes('notice'))).toHaveLength(1)
  })

  it('a confirmation is retried for a day, and the message counts as delivered at once', async () => {
    const { deliver, onDelivered, sent, store, tickAfter } = setUp(id =>
      id === 'service' ? delivered : refuse(),
    )
    expect(await deliver()).toEqual({ outcome: 'accepted' })
    expect(onDelivered).toHaveBeenCalledExactlyOnceWith(reference, undefined)
    await tickAfter(hour)
    expect(sent()).toEqual(['service', 'confirmation', 'confirmation'])
    await tickAfter(23 * hour)
    expect([...store.entries.keys()]).toEqual([])
  })

  it('a notice is sent again', async () => {
    const { world, deliver, sent, tickAfter } = setUp(() => passing)
    await deliver()
    world.answer = refuse
    await tickAfter(24 * hour)
    world.answer = () => delivered
    for (const time of [hour, hour]) await tickAfter(time)
    expect(sent().filter(id => id.includes('notice'))).toHaveLength(2)
  })
})

it('gives up an unreadable message, reports it, and sends the others', async () => {
  const { deliver, log, sent, store, tickAfter, world } = setUp(() => passing)
  await deliver()
  await store.create('message/P-3333-3333', { mails: 'of another version' })
  await store.create('sent/P-3333-3333/0', true)
  world.answer = () => delivered
  await tickAfter(hour)
  expect(sent().slice(1, 3)).toEqual(['service', 'confirmation'])
  expect(log).toHaveBeenCalledWith('mail-failed', { reference: 'P-3333-3333', outcome: 'unreadable' })
  const [failed] = readFailed([...store.entries.keys()])
  expect(failed?.reference).toBe('P-3333-3333')
  expect(sent().at(-1)).toMatch(/notice/)
  expect(failed && (await resendFailed(store, failed, world.now))).toBe(false)
  await tickAfter(hour)
  expect([...store.entries.keys()].filter(key => /^(message|attempt|sent|size)/.test(key))).toEqual([])
  expect(readFailed([...store.entries.keys()])).toHaveLength(1)
})

it('is not blocked by an unreadable note of an attempt', async () => {
  const { world, deliver, sent, store, tickAfter } = setUp(() => passing)
  await deliver()
  store.entries.set(`attempt/${reference}/0001`, '{}')
  world.answer = () => delivered
  await tickAfter(hour)
  expect(sent().slice(1)).toEqual(['service', 'confirmation'])
  expect([...store.entries.keys()]).toEqual([])
})

it('removes what failed long ago even if the store fails for the notice', async () => {
  const { deliver, store, tickAfter } = setUp(() => passing)
  await deliver()
  await tickAfter(24 * hour)
  store.create = () => Promise.reject(new Error('no note'))
  await tickAfter(32 * 24 * hour)
  expect(readFailed([...store.entries.keys()])).toEqual([])
})

it('starts no mail that the host could interrupt, and continues in a later run', async () => {
  const { world, deliver, sent, store, tickAfter } = setUp(() => passing)
  await deliver()
  world.answer = () => {
    world.now += mailStartDeadline + 1
    return delivered
  }
  await tickAfter(hour)
  expect(sent().slice(1)).toEqual(['service'])
  await tickAfter(hour)
  expect(sent().slice(2)).toEqual(['confirmation'])
  expect([...store.entries.keys()]).toEqual([])
})

it('sends directly if the store fails', async () => {
  const { store, deliver, sent } = setUp()
  store.create = () => Promise.reject(new Error('no store'))
  expect(await deliver()).toEqual({ outcome: 'accepted' })
  expect(sent()).toEqual(['service', 'confirmation'])
})

it.each([
  ['delivers it', delivered, 'accepted'],
  ['is away', passing, 'passing'],
] as const)(
  'forgets a message that cannot be read back, if the mail server %s, so that no run sends it again',
  async (_, answer, outcome) => {
    const { world, store, deliver, sent, tickAfter } = setUp(() => answer)
    vi.spyOn(store, 'read').mockRejectedValueOnce(new Error('late'))
    expect(await deliver()).toMatchObject({ outcome })
    expect([...store.entries.keys()]).toEqual([])
    const before = sent()
    world.answer = () => delivered
    await tickAfter(hour)
    expect(sent()).toEqual(before)
  },
)

it('sends directly even if what was stored can be neither read back nor removed', async () => {
  const { store, deliver, sent } = setUp()
  store.read = () => Promise.reject(new Error('no store'))
  store.remove = () => Promise.reject(new Error('no store'))
  expect(await deliver()).toEqual({ outcome: 'accepted' })
  expect(sent()).toEqual(['service', 'confirmation'])
})

it('cleans up what a killed run left behind', async () => {
  const { store, tickAfter } = setUp()
  await store.create('attempt/P-3333-3333/0001', {})
  await store.create('sent/P-3333-3333/0', true)
  await store.create('size/P-3333-3333/1', true)
  await store.create('noticed/P-3333-3333', true)
  await tickAfter(0)
  expect([...store.entries.keys()]).toEqual([])
})

it('removes a message before its notes, so that a killed run sends nothing twice', async () => {
  const { store, deliver } = setUp()
  const removed: string[] = []
  const { remove } = store
  store.remove = key => {
    removed.push(key.split('/')[0] ?? '')
    return remove(key)
  }
  await deliver()
  expect(removed).toEqual(['message', 'rest', 'attempt', 'doubt', 'sent', 'sent', 'size'])
})

it('waits longer from attempt to attempt, and never less than a lease', () => {
  expect([1, 2, 3, 6, 7, 20].map(attempts => retryDelay(attempts) / 60_000)).toEqual([1.5, 2, 4, 32, 60, 60])
})
