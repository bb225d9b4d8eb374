import { expect, it, vi } from 'vitest'
import { locales } from '../../src/i18n/locales.ts'
import { createKeyedHash } from '../../src/server/keyed-hash.ts'
import { abuseLimits } from '../../src/server/limits/abuse-limits.ts'
import { createLimiter } from '../../src/server/limits/limiter.ts'
import { fullText } from '../../src/server/mail/full-text.ts'
import { createOnce } from '../../src/server/mail/once.ts'
import { createOutbox } from '../../src/server/mail/outbox/outbox.ts'
import { bytesWaiting } from '../../src/server/mail/outbox/size.ts'
import type { SendResult } from '../../src/server/mail/send-result.ts'
import { memoryStore } from '../../src/server/store/memory-store.ts'
import type { Mail } from '../../src/shared/mail/mail.ts'
import { config as buttons } from '../newsletter/index.ts'
import { createHandler } from './handler.ts'
import { config as form } from './index.ts'

const service = 'customer-service@perrong.example'
const mailbox = (address: string) => ({ name: 'Perrong', address })
const addresses = {
  from: mailbox('no-reply@perrong.example'),
  service: mailbox(service),
  business: mailbox(service),
}

/** The function with everything that it has on the host, with stores in memory. */
function setUp() {
  const mails: Mail[] = []
  const server: { answer: SendResult; answerForStrangers?: SendResult } = { answer: { outcome: 'delivered' } }
  const log = vi.fn()
  const outbox = memoryStore()
  const notes = memoryStore()
  let names = 0
  const newName = () => {
    names += 1
    return `P-${names}`
  }
  const now = () => Date.UTC(2027, 5, 25, 9, 30)
  const shared = { notes, hash: createKeyedHash('k'.repeat(32)), now, log }
  const handler = createHandler({
    mail: {
      deliver: createOutbox({
        store: outbox,
        send: async mail => {
          mails.push(mail)
          return (mail.to.address !== service && server.answerForStrangers) || server.answer
        },
        addresses,
        now,
        newOwner: newName,
        log,
      }).deliver,
      once: createOnce({ ...shared, newReference: newName, wait: async () => {} }),
      maySend: createLimiter({ ...shared, newOwner: newName }),
      addresses,
      addressOf: path => `https://perrong.example${path}`,
    },
    readContact: async () => 'hello@perrong.example',
    hosts: [],
    readCatalogues: () => Promise.reject(new Error('no form here is priced')),
    now: () => new Date(now()),
    readSignUp: () => ({ confirmLink: () => 'https://perrong.example/' }),
    log,
  })
  const post = async (fields: Readonly<Record<string, string>>, locale = 'en') => {
    const response = await handler(
      new Request('https://perrong.example/mail/send', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ locale, ...fields }),
      }),
    )
    const answer: unknown = await response.json()
    return { status: response.status, answer }
  }
  /** The number of mails to customer service, and to others. */
  const counted = () => {
    const own = mails.filter(({ to }) => to.address === service).length
    return { service: own, others: mails.length - own }
  }
  return { post, counted, server, log, outbox }
}

const contact = (email: string, message: string) => ({
  form: 'contact',
  name: 'Ann',
  lastName: 'Berg',
  email,
  subject: 'booking',
  message,
})

const withdrawal = (email: string, contract: string) => ({ form: 'withdrawal', name: 'Ann', email, contract })

it('confirms no more forms to one address on one day, and still delivers each to customer service', async () => {
  const { post, counted, log } = setUp()
  for (let number = 0; number < 20; number += 1) {
    const made = number % 2 ? contact : withdrawal
    const { status } = await post(made(`ann+${number}@example.com`, `Message ${number}`))
    expect(status).toBe(200)
  }
  expect(counted()).toEqual({ service: 20, others: abuseLimits.confirmations.most })
  expect(log).toHaveBeenCalledWith('limit-reached', { limit: 'confirmations' })
})

it('sends no more newsletter links to one address on one day, and answers the same', async () => {
  const { post, counted, log } = setUp()
  for (let number = 0; number < 20; number += 1) {
    const signUp = { form: 'newsletter', consent: 'on', email: `ann+${number}@example.com` }
    expect((await post(signUp)).status).toBe(200)
  }
  expect(counted()).toEqual({ service: 0, others: abuseLimits.links.most })
  expect(log).toHaveBeenCalledWith('limit-reached', { limit: 'links' })
})

it('tries no more new addresses within an hour, and still delivers each form to customer service', async () => {
  const { post, counted, log } = setUp()
  const { most } = abuseLimits.recipients
  for (let number = 0; number < most + 10; number += 1)
    await post(contact(`ann${number}@example.com`, 'Hello'))
  expect(counted()).toEqual({ service: most + 10, others: most })
  expect(log).toHaveBeenCalledWith('limit-reached', { limit: 'recipients' })
})

it.each(locales)('accepts nothing if too much mail is waiting, and says so in %s', async locale => {
  const { post, server, log, outbox } = setUp()
  server.answer = { outcome: 'passing', reason: 'unreachable', words: '' }
  const { most } = abuseLimits.waitingBytes
  await outbox.create(`size/P-other/${most / 100_000 - 1}`, true)
  expect((await post(contact('ann@example.com', 'one'), locale)).status).toBe(200)
  const waiting = [...outbox.entries.keys()]
  expect(await post(contact('ann@example.com', 'two'), locale)).toMatchObject({
    status: 503,
    answer: { statusMessage: fullText(locale) },
  })
  expect([...outbox.entries.keys()]).toEqual(waiting)
  expect(log).toHaveBeenCalledWith('limit-reached', { limit: 'waitingBytes' })
  await outbox.remove(`size/P-other/${most / 100_000 - 1}`)
  expect((await post(contact('ann@example.com', 'two'), locale)).status).toBe(200)
})

it('keeps no message for the sake of its confirmation, and not too many confirmations', async () => {
  const { post, counted, server, log, outbox } = setUp()
  server.answerForStrangers = { outcome: 'passing', reason: 'refused', words: '450 4.1.2 Domain not found' }
  for (let number = 0; number < 200; number += 1)
    expect((await post(contact(`ann@nowhere${number}.example`, 'Hello'))).status).toBe(200)
  expect(counted().service).toBe(200)
  expect(await bytesWaiting(outbox)).toBe(0)
  const { most } = abuseLimits.waitingConfirmations
  for (let number = 200; number < most; number += 1) await outbox.create(`rest/P-other-${number}`, true)
  expect((await post(contact('ann@nowhere.example', 'Hello'))).status).toBe(200)
  expect(await outbox.list('rest/')).toHaveLength(most)
  expect(log).toHaveBeenCalledWith('limit-reached', { limit: 'waitingConfirmations' })
})

it('lets the host limit the posts of one network address in a minute', () => {
  const rateLimit = {
    windowSize: 60,
    windowLimit: abuseLimits.posts.most,
    aggregateBy: ['ip', 'domain'],
  }
  expect([form.rateLimit, buttons.rateLimit]).toEqual([rateLimit, rateLimit])
})
