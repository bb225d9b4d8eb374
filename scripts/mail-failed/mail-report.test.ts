import { expect, it } from 'vitest'
import { createOutbox } from '../../src/server/mail/outbox/outbox.ts'
import { sampleMail } from '../../src/server/mail/sample-mail.ts'
import type { SendResult } from '../../src/server/mail/send-result.ts'
import { memoryStore } from '../../src/server/store/memory-store.ts'
import { mailReport } from './mail-report.ts'

const start = Date.UTC(2027, 5, 25, 9, 30)
const day = 24 * 3_600_000

function setUp() {
  const clock = { now: start }
  const store = memoryStore()
  const server: { answer: SendResult; sent: number } = {
    answer: { outcome: 'passing', reason: 'unreachable', words: '' },
    sent: 0,
  }
  const outbox = createOutbox({
    store,
    send: async () => {
      server.sent++
      return server.answer
    },
    addresses: { from: sampleMail.from, service: sampleMail.to },
    now: () => clock.now,
    newOwner: () => crypto.randomUUID(),
    log: () => {},
  })
  const take = (reference: string) => outbox.deliver(reference, { decisive: sampleMail, further: [] })
  const report = (isSending = false) => mailReport(store, { isSending, now: clock.now })
  return { clock, store, server, outbox, take, report }
}

it('says so if nothing waits and nothing has failed', async () => {
  expect(await setUp().report()).toEqual(['No messages are waiting.', 'No messages have failed.'])
})

it('lists what is still waiting, since when, and how often it was tried', async () => {
  const { clock, store, outbox, take, report } = setUp()
  await take('P-2222-2222')
  clock.now += 3_600_000
  await outbox.tick(false)
  await take('P-3333-3333')
  await store.create('message/P-4444-4444', {})
  await store.create('rest/P-5555-5555', {})
  expect(await report()).toEqual([
    'P-2222-2222  waiting since 2027-06-25 09:30 UTC, tried 2 times',
    'P-3333-3333  waiting since 2027-06-25 10:30 UTC, tried once',
    'P-4444-4444  waiting, not tried yet',
    'Confirmations that the mail server has not accepted yet: 1.',
    'No messages have failed.',
  ])
})

it('lists what has failed, and puts it into the outbox again', async () => {
  const { clock, store, outbox, take, report } = setUp()
  await take('P-2222-2222')
  await store.create('failed/2027-06-20/P-3333-3333', {})
  clock.now += day
  await outbox.tick(false)
  const failed = ['P-3333-3333  failed on 2027-06-20', 'P-2222-2222  failed on 2027-06-26']
  expect(await report()).toEqual(['No messages are waiting.', ...failed])
  expect(await report(true)).toEqual([
    'No messages are waiting.',
    `${failed[0]}, cannot be read`,
    `${failed[1]}, will be sent again`,
  ])
  expect(await report()).toEqual(['P-2222-2222  waiting, not tried yet', failed[0]])
})

it('sends nothing twice, however often it is asked to', async () => {
  const { clock, server, outbox, take, report } = setUp()
  await take('P-2222-2222')
  clock.now += day
  await outbox.tick(false)
  await report(true)
  await report(true)
  server.sent = 0
  server.answer = { outcome: 'delivered' }
  await outbox.tick(false)
  await report(true)
  await outbox.tick(false)
  expect(server.sent).toBe(1)
  expect(await report()).toEqual(['No messages are waiting.', 'No messages have failed.'])
})
