import { describe, expect, it, vi } from 'vitest'
import type { Log } from '../log.ts'
import { memoryStore } from '../store/memory-store.ts'
import { createDirectDelivery } from './deliver.ts'
import { createOutbox } from './outbox/outbox.ts'
import { sampleMail } from './sample-mail.ts'
import { smtpFault } from './smtp-fault.ts'

const customer = { name: 'Ann Öberg', address: 'ann.oberg-77+tag@example.com' }
const toService = { ...sampleMail, replyTo: customer }
const toCustomer = { ...sampleMail, to: customer }

/** A mail server that refuses each mail with this answer, as Nodemailer reports it. */
const refusing = (response: string) => async () =>
  smtpFault(
    Object.assign(new Error(response), {
      command: 'RCPT TO',
      responseCode: Number(response.slice(0, 3)),
      response,
    }),
    false,
    false,
  )

const deliveries = {
  direct: (response: string, log: Log) => createDirectDelivery(refusing(response), log),
  outbox: (response: string, log: Log) =>
    createOutbox({
      store: memoryStore(),
      send: refusing(response),
      addresses: { from: sampleMail.from, service: sampleMail.to },
      now: Date.now,
      newOwner: () => 'one',
      log,
    }).deliver,
}

describe.each(Object.entries(deliveries))('the log of a mail that was refused (%s)', (_, deliverWith) => {
  it.each([
    ['535 5.7.8 bad credentials', '535 5.7.8 bad credentials'],
    ['451 4.7.1 greylisted,\r\ntry later', '451 4.7.1 greylisted, try later'],
    ['550 5.1.1 <ann.oberg-77+tag@example.com> unknown at mx1.example.com', '550 5.1.1 … unknown at …'],
    ['550 5.1.1 Ann.Oberg-77+tag: no such user', '550 5.1.1 …+…: no such user'],
    ['550 5.1.1 Mailbox of ANN öberg is disabled', '550 5.1.1 Mailbox of … … is disabled'],
  ])('has the answer %j as %j', async (response, answer) => {
    for (const decisive of [toService, toCustomer]) {
      const log = vi.fn<Log>()
      await deliverWith(response, log)('P-2222-2222', { decisive, further: [] })
      expect(log.mock.calls).toEqual([
        [
          'mail-not-sent',
          {
            reference: 'P-2222-2222',
            outcome: response.startsWith('550') ? 'lasting' : 'passing',
            reason: 'refused',
            answer,
          },
        ],
      ])
    }
  })

  it('has at most 200 characters of the answer', async () => {
    const log = vi.fn<Log>()
    await deliverWith(`450 ${'busy '.repeat(1000)}`, log)('P-2222-2222', { decisive: toService, further: [] })
    expect(log.mock.calls[0]?.[1]['answer']?.length).toBeLessThanOrEqual(200)
  })

  it('keeps the code even if an address has the same number', async () => {
    const log = vi.fn<Log>()
    const decisive = { ...sampleMail, to: { name: '', address: '550@example.com' } }
    await deliverWith('550 mailbox 550 is unknown', log)('P-2222-2222', { decisive, further: [] })
    expect(log.mock.calls[0]?.[1]['answer']).toBe('550 mailbox … is unknown')
  })
})
