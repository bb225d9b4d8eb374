import { describe, expect, it, vi } from 'vitest'
import { locales } from '../../src/i18n/locales.ts'
import { href } from '../../src/routing/href.ts'
import { createKeyedHash } from '../../src/server/keyed-hash.ts'
import { fullText } from '../../src/server/mail/full-text.ts'
import { createOnce } from '../../src/server/mail/once.ts'
import type { NotifyApi } from '../../src/server/newsletter/api.ts'
import { linkWords } from '../../src/server/newsletter/link-words.ts'
import { createLinks } from '../../src/server/newsletter/links.ts'
import { confirmationPeriod, type SigningKeys } from '../../src/server/newsletter/token.ts'
import { memoryStore } from '../../src/server/store/memory-store.ts'
import type { SubscriptionChange } from '../../src/shared/forms/newsletter/changed-mails.ts'
import type { Mail } from '../../src/shared/mail/mail.ts'
import { createHandler, type NewsletterOptions } from './handler.ts'

const start = Date.UTC(2027, 5, 25)
const keys: SigningKeys = ['k'.repeat(32)]
const links = createLinks({
  keys,
  addressOf: path => `https://perrong.example${path}`,
  now: () => start,
})
const page = { accept: 'text/html,*/*' }

function setUp(options: Partial<NewsletterOptions> = {}) {
  const mails: Mail[] = []
  const clock = { now: start }
  let references = 1
  const handler = createHandler({
    keys,
    unsubscribeLink: links.unsubscribe,
    notifyApi: undefined,
    deliver: async (_, { decisive, further }) => {
      mails.push(decisive, ...further)
      return { outcome: 'accepted' }
    },
    maySend: async () => true,
    once: createOnce({
      notes: memoryStore(),
      hash: createKeyedHash('k'.repeat(32)),
      now: () => clock.now,
      newReference: () => {
        references += 1
        return `P-2222-222${references}`
      },
      wait: async () => {},
      log: () => {},
    }),
    addresses: {
      from: { name: 'Perrong', address: 'no-reply@perrong.example' },
      service: { name: 'Perrong', address: 'customer-service@perrong.example' },
      business: { name: 'Perrong', address: 'business@perrong.example' },
    },
    now: () => clock.now,
    log: vi.fn(),
    ...options,
  })
  const press = (link: string, headers: Record<string, string> = page) =>
    handler(new Request(link, { method: 'POST', headers }))
  return { mails, clock, press }
}

const recipients = (mails: readonly Mail[]) => mails.map(({ to }) => to.address)

describe.each(locales)('in %s', locale => {
  it('confirms: customer service and the new subscriber are notified, with a link to unsubscribe', async () => {
    const { press, mails } = setUp()
    const response = await press(links.confirm('ann@example.com', locale))
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(href('newsletter-confirmed', locale))
    expect(recipients(mails)).toEqual(['customer-service@perrong.example', 'ann@example.com'])
    const leave = links.unsubscribe('ann@example.com', locale)
    for (const { text } of mails) expect(text).toContain(leave)
    expect(mails[1]?.unsubscribe).toBe(leave)
    expect(mails[0]?.replyTo?.address).toBe('ann@example.com')
  })

  it('sends no welcome beyond the day’s limit, and still confirms', async () => {
    const { press, mails } = setUp({ maySend: async kind => kind !== 'confirmation' })
    const response = await press(links.confirm('ann@example.com', locale))
    expect(response.headers.get('location')).toBe(href('newsletter-confirmed', locale))
    expect(recipients(mails)).toEqual(['customer-service@perrong.example'])
  })

  it('reports that too much mail is waiting', async () => {
    const { press } = setUp({ deliver: async () => ({ outcome: 'full' }) })
    const response = await press(links.confirm('ann@example.com', locale))
    expect(response.status).toBe(503)
    expect(await response.text()).toContain(fullText(locale))
  })

  it('unsubscribes, and mails nothing to the address', async () => {
    const { press, mails, clock } = setUp()
    clock.now += 10 * confirmationPeriod
    const response = await press(links.unsubscribe('ann@example.com', locale))
    expect(response.headers.get('location')).toBe(href('newsletter-unsubscribed', locale))
    expect(recipients(mails)).toEqual(['customer-service@perrong.example'])
    expect(mails[0]?.text).toContain('ann@example.com')
  })

  it('says in its language that a link is invalid or expired', async () => {
    const { press, mails, clock } = setUp()
    clock.now += confirmationPeriod + 1
    const old = await press(links.confirm('ann@example.com', locale))
    expect(old.status).toBe(410)
    expect(await old.text()).toContain(linkWords(locale).expired)
    const none = await press(`https://perrong.example${href('newsletter-confirm', locale)}`)
    expect(none.status).toBe(400)
    expect(none.headers.get('content-language')).toBe(locale)
    expect(await none.text()).toContain(linkWords(locale).invalid)
    expect(mails).toEqual([])
  })
})

it('does not redirect a mail program that unsubscribes by itself', async () => {
  const { press, mails } = setUp()
  expect((await press(links.unsubscribe('ann@example.com', 'sv'), {})).status).toBe(200)
  expect(mails).toHaveLength(1)
})

it('handles a button that is pressed twice once, and a later change again', async () => {
  const { press, mails, clock } = setUp()
  const leave = links.unsubscribe('ann@example.com', 'sv')
  await press(leave)
  await press(leave)
  expect(mails).toHaveLength(1)
  clock.now += 3_600_000
  await press(leave)
  expect(mails).toHaveLength(2)
})

describe('with an API', () => {
  it('notifies it, and mails only the new subscriber', async () => {
    const notifyApi = vi.fn<NotifyApi>(async () => true)
    const { press, mails } = setUp({ notifyApi })
    await press(links.confirm('ann@example.com', 'da'))
    await press(links.unsubscribe('ann@example.com', 'da'))
    expect(recipients(mails)).toEqual(['ann@example.com'])
    const notified = notifyApi.mock.calls.map(([{ kind, email, locale }]: [SubscriptionChange]) => [
      kind,
      email,
      locale,
    ])
    expect(notified).toEqual([
      ['subscribed', 'ann@example.com', 'da'],
      ['unsubscribed', 'ann@example.com', 'da'],
    ])
  })

  it('confirms once even if the welcome mail meets a fault, and logs it without its message', async () => {
    const notifyApi = vi.fn<NotifyApi>(async () => true)
    const log = vi.fn()
    const { press } = setUp({ notifyApi, log, deliver: () => Promise.reject(new TypeError('secret')) })
    const link = links.confirm('ann@example.com', 'da')
    for (let pressed = 0; pressed < 2; pressed += 1) {
      const response = await press(link)
      expect(response.status).toBe(303)
      expect(response.headers.get('location')).toBe(href('newsletter-confirmed', 'da'))
    }
    expect(notifyApi).toHaveBeenCalledOnce()
    expect(log.mock.calls).toEqual([['welcome-mail-fault', { reference: 'P-2222-2222', fault: 'TypeError' }]])
  })

  it('notifies customer service if it does not accept the change', async () => {
    const { press, mails } = setUp({ notifyApi: async () => false })
    expect((await press(links.unsubscribe('ann@example.com', 'da'))).status).toBe(303)
    expect(recipients(mails)).toEqual(['customer-service@perrong.example'])
  })
})

it.each<[string, Partial<NewsletterOptions>, number]>([
  [
    'where the mail server refuses it',
    { deliver: async () => ({ outcome: 'lasting', reason: 'refused', words: '550' }) },
    502,
  ],
  [
    'where a fault is met',
    {
      deliver: () => {
        throw new TypeError('secret')
      },
    },
    503,
  ],
])('confirms nothing %s', async (_, options, status) => {
  const { press } = setUp(options)
  const response = await press(links.confirm('ann@example.com', 'sv'))
  expect(response.status).toBe(status)
  expect(await response.text()).not.toContain('secret')
})

it('keeps its own address, which contains the token, out of the referrer of any page that follows', async () => {
  const { press } = setUp()
  const answers = [
    await press(links.confirm('ann@example.com', 'sv')),
    await press(links.unsubscribe('ann@example.com', 'sv'), {}),
    await press(`https://perrong.example${href('newsletter-confirm', 'sv')}?token=cut-off`),
    await createHandler(undefined)(new Request(links.confirm('a@x.se', 'sv'), { method: 'POST' })),
  ]
  expect(answers.map(({ status }) => status)).toEqual([303, 200, 400, 503])
  for (const { headers } of answers) expect(headers.get('referrer-policy')).toBe('no-referrer')
})

it('answers 503 if it is not configured', async () => {
  const response = await createHandler(undefined)(
    new Request(links.confirm('a@x.se', 'sv'), { method: 'POST' }),
  )
  expect(response.status).toBe(503)
})
