import { describe, expect, it, vi } from 'vitest'
import type { Log } from '../log.ts'
import { createDirectDelivery } from './deliver.ts'
import { sampleMail } from './sample-mail.ts'
import type { MailFault, SendResult } from './send-result.ts'

const mail = (address: string) => ({ ...sampleMail, to: { name: '', address } })
const mails = { decisive: mail('service@x.se'), further: [mail('ann@x.se'), mail('bo@x.se')] }

const lasting: MailFault = { outcome: 'lasting', reason: 'refused', words: '550 no' }
const passing: MailFault = { outcome: 'passing', reason: 'unreachable', words: '' }
const unknown: MailFault = { outcome: 'unknown', reason: 'silent', words: '' }

function setUp(results: Readonly<Record<string, SendResult | Error>>) {
  const sent: string[] = []
  const log = vi.fn<Log>()
  const deliver = createDirectDelivery(async ({ to }) => {
    sent.push(to.address)
    const result = results[to.address] ?? { outcome: 'delivered' }
    if (result instanceof Error) throw result
    return result
  }, log)
  return { deliver: () => deliver('P-2222-2222', mails), sent, log }
}

describe('direct delivery', () => {
  it('sends the decisive mail first', async () => {
    const { deliver, sent, log } = setUp({})
    expect(await deliver()).toEqual({ outcome: 'accepted' })
    expect(sent).toEqual(['service@x.se', 'ann@x.se', 'bo@x.se'])
    expect(log).not.toHaveBeenCalled()
  })

  it.each([lasting, passing, unknown])('sends nothing further if that is %j', async fault => {
    const { deliver, sent, log } = setUp({ 'service@x.se': fault })
    expect(await deliver()).toEqual(fault)
    expect(sent).toEqual(['service@x.se'])
    const { outcome, reason, words } = fault
    expect(log.mock.calls).toEqual([
      ['mail-not-sent', { reference: 'P-2222-2222', outcome, reason, answer: words }],
    ])
  })

  it.each<[string, MailFault | Error]>([
    ['lasting', lasting],
    ['passing', passing],
    ['unknown', unknown],
    ['thrown', new Error('ann@x.se')],
  ])(
    'logs a further mail with a %s fault, without its address, and sends the next',
    async (outcome, fault) => {
      const { deliver, sent, log } = setUp({ 'ann@x.se': fault })
      expect(await deliver()).toEqual({ outcome: 'accepted' })
      expect(sent).toHaveLength(3)
      expect(log.mock.calls).toEqual([['further-mail-not-sent', { reference: 'P-2222-2222', outcome }]])
    },
  )
})
