import { describe, expect, it, vi } from 'vitest'
import { locales } from '../../src/i18n/locales.ts'
import { createKeyedHash } from '../../src/server/keyed-hash.ts'
import { abuseLimits } from '../../src/server/limits/abuse-limits.ts'
import { createLimiter } from '../../src/server/limits/limiter.ts'
import { createDirectDelivery } from '../../src/server/mail/deliver.ts'
import { createOnce } from '../../src/server/mail/once.ts'
import type { SendResult } from '../../src/server/mail/send-result.ts'
import { memoryStore } from '../../src/server/store/memory-store.ts'
import { escapeHtml } from '../../src/shared/escape-html.ts'
import { contactLabels } from '../../src/shared/forms/contact/labels.ts'
import { answerText } from '../../src/shared/forms/kit/answer-text.ts'
import { honeypotName } from '../../src/shared/forms/kit/honeypot.ts'
import { orderLabels } from '../../src/shared/forms/order/labels.ts'
import { withdrawalSent } from '../../src/shared/forms/withdrawal/sent.ts'
import type { Mail } from '../../src/shared/mail/mail.ts'
import { serverErrorText } from '../../src/shared/server-error-text.ts'
import { sampleCatalogues } from '../../src/shared/shop/sample-catalogues.ts'
import { createHandler, type HandlerOptions } from './handler.ts'
import { ownAddressText } from './own-address.ts'

const valid = {
  form: 'contact',
  locale: 'sv',
  name: 'Ann',
  lastName: 'Åberg',
  email: 'ann@example.com',
  subject: 'booking',
  message: 'Hej',
}

const url = 'https://perrong.example/mail/send'

const now = Date.UTC(2027, 5, 25, 9, 30)

const addresses = {
  from: { name: 'Perrong', address: 'no-reply@perrong.example' },
  service: { name: 'Perrong', address: 'customer-service@perrong.example' },
  business: { name: 'Perrong', address: 'business@perrong.example' },
}

function setUp(results: (SendResult | Error)[] = [], options: Partial<HandlerOptions> = {}) {
  const mails: Mail[] = []
  const log = vi.fn<HandlerOptions['log']>()
  const notes = memoryStore()
  const hash = createKeyedHash('k'.repeat(32))
  let references = 0
  const handler = createHandler({
    mail: {
      deliver: createDirectDelivery(async mail => {
        mails.push(mail)
        const result = results.shift() ?? { outcome: 'delivered' }
        if (result instanceof Error) throw result
        return result
      }, log),
      addresses,
      addressOf: path => `https://perrong.example${path}`,
      maySend: createLimiter({ notes, hash, now: () => now, newOwner: () => crypto.randomUUID(), log }),
      once: createOnce({
        notes,
        hash,
        now: () => now,
        newReference: () => {
          references += 1
          return `P-2222-222${references + 1}`
        },
        wait: async () => {},
        log,
      }),
    },
    readContact: async () => 'hello@perrong.example',
    hosts: [],
    readCatalogues: async () => sampleCatalogues,
    now: () => new Date(now),
    readSignUp: () => undefined,
    log,
    ...options,
  })
  return { handler, mails, log }
}

function post(fields: Record<string, string | File>, headers: Record<string, string> = {}): Request {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return new Request(url, { method: 'POST', body, headers })
}

const json = { accept: 'application/json' }

describe('an accepted message', () => {
  it('is answered with JSON and its reference for a script', async () => {
    const response = await setUp().handler(post(valid, json))
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ ok: true, reference: 'P-2222-2222' })
  })

  it.each([
    ['en', '/contact-us/sent'],
    ['sv', '/sv/kontakta-oss/skickat'],
    ['da', '/da/kontakt-os/sendt'],
  ])('redirects a browser without scripts to the answer page in %s', async (locale, path) => {
    const response = await setUp().handler(post({ ...valid, locale }))
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(`${path}/P-2222-2222`)
  })

  it('may be posted as JSON', async () => {
    const { handler, mails } = setUp()
    const body = JSON.stringify({ ...valid, journeys: [{ date: '2027-06-21', from: 'A', to: 'B' }] })
    const headers = { ...json, 'content-type': 'application/json; charset=utf-8' }
    const response = await handler(new Request(url, { method: 'POST', body, headers }))
    expect(response.status).toBe(200)
    expect(mails[0]?.text).toContain('21 June 2027')
  })

  it.each([
    ['*/*', 'application/json', 200],
    ['', 'application/json', 200],
    ['text/html', 'application/json', 303],
    ['*/*', '', 303],
  ])('with Accept “%s” and the type “%s” is answered %i', async (accept, type, status) => {
    const headers = { ...(accept && { accept }), ...(type && { 'content-type': type }) }
    const request = type
      ? new Request(url, { method: 'POST', body: JSON.stringify(valid), headers })
      : post(valid, headers)
    const response = await setUp().handler(request)
    expect(response.status).toBe(status)
    if (status === 200) expect(await response.json()).toMatchObject({ ok: true })
  })

  it('goes to customer service first, then to the sender', async () => {
    const { handler, mails } = setUp()
    await handler(post(valid))
    expect(mails.map(mail => mail.to.address)).toEqual([
      'customer-service@perrong.example',
      'ann@example.com',
    ])
  })
})

describe('an order', () => {
  const order = {
    form: 'order',
    locale: 'sv',
    name: 'Ann',
    lastName: 'Ås',
    email: 'ann@example.com',
    payment: 'card',
  }
  const traveller = { name: 'Ida', lastName: 'Ås', birth: '1990-05-05', residence: 'SE' }
  const pass = {
    kind: 'days-pass',
    id: 'a',
    product: 'japan-rail-pass',
    variant: 'standard-7',
    firstDay: '2027-06-24',
    travellers: [traveller],
  }

  it('for a past day is refused in the sender’s language', async () => {
    const basket = JSON.stringify({ currency: 'SEK', changed: '2027-06-20', lines: [pass] })
    const { handler, mails } = setUp()
    const response = await handler(post({ ...order, basket }, json))
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      errors: {
        basket: expect.stringMatching(/^Japan Rail Pass.*Den dagen har passerat: välj en senare\.$/),
      },
    })
    expect(mails).toEqual([])
  })

  it('is answered with the time of its prices, which is also that of its mails', async () => {
    const basket = JSON.stringify({
      currency: 'SEK',
      changed: '2027-06-20',
      lines: [{ ...pass, firstDay: '2027-07-24' }],
    })
    const response = await setUp().handler(post({ ...order, basket }, json))
    expect(await response.json()).toEqual({
      ok: true,
      reference: 'P-2222-2222',
      pricedAt: expect.any(Number),
    })
  })

  it.each(['order', 'ticket', 'gift', 'taxi'])(
    'of the form %s takes only ways to pay that the shop offers',
    async form => {
      const offered = ['card'] as const
      const { en, sv, da } = sampleCatalogues
      const readCatalogues = async () => ({ en, da, sv: { ...sv, paymentMethods: [...offered] } })
      const answer = async (payment: string) => {
        const response = await setUp([], { readCatalogues }).handler(post({ ...order, form, payment }, json))
        return response.json()
      }
      const { missing } = orderLabels('sv').fields.payment
      expect(await answer('instalments')).toMatchObject({ errors: { payment: missing } })
      expect(await answer('')).toMatchObject({ errors: { payment: missing } })
      expect(await answer('card')).not.toHaveProperty('errors.payment')
    },
  )

  it('refuses a gift card that is not sold, also without scripts', async () => {
    const gift = { ...order, form: 'gift', value: 'SEK 1', design: 'winter' }
    const response = await setUp().handler(post(gift))
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('Det finns inget presentkort på det beloppet')
  })
})

describe('a form that is answered with a receipt', () => {
  const withdrawal = {
    form: 'withdrawal',
    locale: 'da',
    name: 'Ann <b>',
    contract: 'P-7K3M-9QXD',
    email: 'ann@example.com',
  }
  const shown = ['P-2222-2222', 'Ann <b>', 'P-7K3M-9QXD', 'ann@example.com', '25. juni 2027']

  it('gets a page with what was sent, and when, if there are no scripts', async () => {
    const response = await setUp().handler(post(withdrawal))
    const page = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-language')).toBe('da')
    expect(page).toContain(`<h1>${withdrawalSent('da').title}</h1>`)
    for (const value of shown) expect(page).toContain(escapeHtml(value))
  })

  it('gets the same as JSON for a script', async () => {
    const answer = JSON.stringify(await (await setUp().handler(post(withdrawal, json))).json())
    for (const value of shown) expect(answer).toContain(value)
  })

  it('sends a receipt with date, time and reference, and nothing that was typed', async () => {
    const { handler, mails } = setUp()
    await handler(post(withdrawal))
    const [service, receipt] = mails
    for (const value of shown.slice(0, 4)) expect(service?.text).toContain(value)
    expect(receipt?.to.address).toBe('ann@example.com')
    expect(receipt?.text).toContain('P-2222-2222')
    expect(receipt?.text).toMatch(/Modtaget: 25\. juni 2027 kl\. 11\.30/)
    for (const typed of ['Ann', 'P-7K3M-9QXD']) {
      expect(receipt?.text).not.toContain(typed)
      expect(receipt?.html).not.toContain(typed)
    }
  })

  it('refuses files with a message instead of dropping them', async () => {
    const { handler, mails } = setUp()
    const files = new File(['%PDF-1.7'], 'a.pdf')
    expect((await handler(post({ ...withdrawal, files }, json))).status).toBe(400)
    expect(mails).toEqual([])
  })
})

describe('the same form posted twice', () => {
  const file = (text: string) => new File([`%PDF-1.7 ${text}`], 'a.pdf')

  it.each<[string, Record<string, string | File>]>([
    ['without script', valid],
    ['by a script', { ...valid, submission: '1' }],
    ['with a file', { ...valid, files: file('1') }],
    ['a receipt', { ...valid, form: 'withdrawal', contract: 'P-7K3M-9QXD' }],
  ])('is one message with one answer: %s', async (_, fields) => {
    const { handler, mails } = setUp()
    const answers = await Promise.all([handler(post(fields, json)), handler(post(fields, json))])
    const [first, second] = await Promise.all(answers.map(answer => answer.text()))
    expect(second).toBe(first)
    expect(mails).toHaveLength(2)
  })

  it('is one message with one reference, even if it is posted ten times at once', async () => {
    const { handler, mails } = setUp()
    const answers = await Promise.all(
      Array.from({ length: 10 }, async () => (await handler(post(valid, json))).json()),
    )
    expect(answers).toEqual(Array(10).fill({ ok: true, reference: 'P-2222-2222' }))
    expect(mails).toHaveLength(2)
  })

  it.each<[string, Record<string, string | File>, Record<string, string | File>]>([
    ['another word', valid, { ...valid, message: 'Hej!' }],
    ['another file of the same name', { ...valid, files: file('1') }, { ...valid, files: file('2') }],
    ['another submission', { ...valid, submission: '1' }, { ...valid, submission: '2' }],
  ])('is another message with %s', async (_, one, other) => {
    const { handler, mails } = setUp()
    await handler(post(one))
    await handler(post(other))
    expect(mails).toHaveLength(4)
  })

  it('is sent again if the mail server refused it', async () => {
    const { handler, mails } = setUp([{ outcome: 'lasting', reason: 'refused', words: '' }])
    expect((await handler(post(valid))).status).toBe(502)
    expect((await handler(post(valid))).status).toBe(303)
    expect(mails).toHaveLength(3)
  })
})

describe('the newsletter', () => {
  const signUp = { form: 'newsletter', locale: 'sv', email: 'ann@example.com', consent: 'on' }
  const readSignUp = () => ({
    confirmLink: (email: string, locale: string) => `https://perrong.example/${locale}?token=${email}`,
  })

  it('mails a link only to the given address, and redirects to its answer page', async () => {
    const { handler, mails } = setUp([], { readSignUp })
    const response = await handler(post(signUp))
    expect(response.headers.get('location')).toBe('/sv/nyhetsbrev/skickat/P-2222-2222')
    expect(mails.map(({ to }) => to.address)).toEqual(['ann@example.com'])
    expect(mails[0]?.text).toContain('\nhttps://perrong.example/sv?token=ann@example.com\n')
    expect(mails[0]?.html).toContain('href="https://perrong.example/sv?token=ann@example.com"')
  })

  it('answers the same for an address that the mail server does not know, and counts it', async () => {
    const unknown: SendResult = { outcome: 'lasting', reason: 'refused', words: '550 no such user' }
    const { handler, mails } = setUp(Array(9).fill(unknown), { readSignUp })
    for (let number = 1; number <= abuseLimits.links.most + 1; number += 1) {
      const response = await handler(post({ ...signUp, submission: `${number}` }, json))
      expect([response.status, await response.json()]).toEqual([
        200,
        { ok: true, reference: `P-2222-222${number + 1}` },
      ])
    }
    expect(mails).toHaveLength(abuseLimits.links.most)
  })

  it('requires consent', async () => {
    const { handler, mails } = setUp([], { readSignUp })
    const response = await handler(post({ ...signUp, consent: '' }, json))
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ errors: { consent: expect.stringContaining('Kryssa') } })
    expect(mails).toEqual([])
  })

  it('mails only customer service if a program may have filled in the form', async () => {
    const { handler, mails } = setUp([], { readSignUp })
    await handler(post({ ...signUp, [honeypotName]: 'x' }))
    expect(mails.map(({ to, subject }) => [to.address, subject])).toEqual([
      ['customer-service@perrong.example', 'Possible spam: P-2222-2222: Newsletter sign-up (sv)'],
    ])
  })

  it('is answered with 503 without a key, unlike other forms', async () => {
    const { handler } = setUp()
    expect((await handler(post(signUp))).status).toBe(503)
    expect((await handler(post(valid))).status).toBe(303)
  })
})

it('delivers a message whose hidden field is filled in, marks it, and confirms nothing', async () => {
  const { handler, mails } = setUp()
  const response = await handler(post({ ...valid, [honeypotName]: 'x' }, json))
  expect(await response.json()).toEqual({ ok: true, reference: 'P-2222-2222' })
  expect(mails.map(({ to, subject }) => [to.address, subject])).toEqual([
    ['customer-service@perrong.example', 'Possible spam: P-2222-2222: Tickets and seat reservations (sv)'],
  ])
})

const bigFile = new File([new Uint8Array(5_000_000)], 'a.pdf')
const textBody = { method: 'POST', body: 'form=contact', headers: { ...json, 'content-type': 'text/plain' } }
const jsonPost = (body: string) =>
  new Request(url, { method: 'POST', body, headers: { ...json, 'content-type': 'application/json' } })

describe('refuses', () => {
  it.each<[string, number, Request]>([
    ['what is not a POST', 405, new Request(url, { headers: json })],
    ['another site', 403, post(valid, { ...json, origin: 'https://evil.example' })],
    ['another type of body', 415, new Request(url, textBody)],
    ['a body without a type', 415, new Request(url, { method: 'POST', headers: json })],
    ['a body over the limit', 413, post({ ...valid, files: bigFile }, json)],
    [
      'files over their limit together',
      413,
      post({ ...valid, files: new File([new Uint8Array(4_300_000)], 'a.pdf') }, json),
    ],
    ['JSON over its limit', 413, jsonPost(JSON.stringify({ ...valid, message: 'x'.repeat(600_000) }))],
    [
      'a broken multipart body',
      400,
      new Request(url, {
        method: 'POST',
        body: '--x\r\n',
        headers: { ...json, 'content-type': 'multipart/form-data; boundary=x' },
      }),
    ],
    [
      'a multipart body without a boundary',
      400,
      new Request(url, {
        method: 'POST',
        body: 'x',
        headers: { ...json, 'content-type': 'multipart/form-data' },
      }),
    ],
    ['broken JSON', 400, jsonPost('{"form":')],
    ['JSON nested a million deep', 400, jsonPost('['.repeat(500_000))],
    ['an unknown form', 400, post({ ...valid, form: 'toString' }, json)],
    ['no form', 400, post({ name: 'x' }, json)],
    [
      'too many fields',
      400,
      post(Object.fromEntries(Array.from({ length: 400 }, (_, i) => [`f${i}`, ''])), json),
    ],
    ['a name too long', 400, post({ ...valid, ['n'.repeat(101)]: '' }, json)],
    ['a wrong field', 422, post({ ...valid, email: 'a@x.se, b@y.se' }, json)],
    ['a line break in a name', 422, post({ ...valid, name: 'Ann\r\nBcc: b@y.se' }, json)],
  ])('%s with its own status, and sends nothing', async (_, status, request) => {
    const { handler, mails } = setUp()
    const response = await handler(request)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({
      ok: false,
      statusCode: status,
      statusMessage: expect.any(String),
    })
    expect(mails).toEqual([])
  })

  it.each(locales)('an invalid field with the form’s message in %s', async locale => {
    const response = await setUp().handler(post({ ...valid, locale, email: 'x', subject: 'claim' }, json))
    expect(await response.json()).toEqual({
      ok: false,
      statusCode: 422,
      statusMessage: answerText(locale).fields,
      errors: {
        email: contactLabels(locale).messages.email,
        journeys: contactLabels(locale).fields.journeys.missing,
      },
    })
  })

  it('other methods, and says which is allowed', async () => {
    const response = await setUp().handler(new Request(url))
    expect(response.headers.get('allow')).toBe('POST')
  })

  it('everything if no way to send mail is configured', async () => {
    const response = await setUp([], { mail: undefined }).handler(post(valid, json))
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ statusMessage: answerText('sv').notConfigured })
  })
})

describe('a failing mail server', () => {
  it.each<[SendResult, string]>([
    [{ outcome: 'lasting', reason: 'refused', words: '550 5.1.1 … unknown' }, '550 5.1.1 … unknown'],
    [{ outcome: 'passing', reason: 'refused', words: '' }, answerText('sv').unreachable],
    [{ outcome: 'passing', reason: 'unreachable', words: '' }, answerText('sv').unreachable],
    [{ outcome: 'unknown', reason: 'silent', words: '' }, answerText('sv').silent],
  ])('is answered with 502 and its status message: %j', async (result, message) => {
    const { handler, mails } = setUp([result])
    const response = await handler(post(valid, json))
    expect(response.status).toBe(502)
    expect(await response.json()).toEqual({ ok: false, statusCode: 502, statusMessage: message })
    expect(mails.length).toBe(1)
  })

  describe.each(locales)('that throws is answered as an unexpected fault in %s', locale => {
    const words = serverErrorText(locale)
    const throwing = () => setUp([new TypeError('secret at /var/task/x.ts')])
    // The referring page is in another language; the form's own language counts.
    const from = { referer: 'https://perrong.example/da/kontakt-os' }

    it('is answered with 503 and a page without any details', async () => {
      const { handler, log } = throwing()
      const response = await handler(post({ ...valid, locale }, from))
      const page = await response.text()
      expect(response.status).toBe(503)
      expect(response.headers.get('content-language')).toBe(locale)
      expect(page).toContain(`<h1>${words.title}</h1><p>${words.description}</p>`)
      expect(page).not.toMatch(/secret|TypeError|\/var/)
      expect(log).toHaveBeenCalledWith('mail-fault', { fault: 'TypeError' })
    })

    it('is answered with 503 and JSON with the same words', async () => {
      const response = await throwing().handler(post({ ...valid, locale }, { ...json, ...from }))
      expect(response.status).toBe(503)
      expect(await response.json()).toEqual({
        ok: false,
        statusCode: 503,
        statusMessage: `${words.title}. ${words.description}`,
      })
    })
  })
})

it('logs nothing about a sender who leaves while the form is being sent', async () => {
  const { handler, log, mails } = setUp()
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('--x\r\n'))
      controller.error(new Error('The client left before its request was read'))
    },
  })
  const headers = { ...json, 'content-type': 'multipart/form-data; boundary=x' }
  // Node requires `duplex` for a streaming body; the DOM's types lack it.
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' }
  expect((await handler(new Request(url, init))).status).toBe(400)
  expect(log).not.toHaveBeenCalled()
  expect(mails).toEqual([])
})

describe('one of our own addresses as the sender', () => {
  const business = {
    form: 'business',
    companyName: 'Ås AB',
    registrationNumber: '556000-0000',
    address: 'Gatan 1',
    zipCode: '211 11',
    city: 'Malmö',
    country: 'Sverige',
    invoiceEmail: 'invoice@example.com',
    name: 'Ann',
    lastName: 'Ås',
    phone: '+46 31 390 06 00',
    'employees[0].contactName': 'Bo',
    'employees[0].email': 'bo@example.com',
    'employees[0].phone': '+46 31 390 06 00',
    terms: 'on',
  }

  it.each([
    ['no-reply@perrong.example', 'en', valid],
    ['Customer-Service@PERRONG.example', 'sv', valid],
    ['customer-service+help@perrong.example', 'da', valid],
    ['customer-service@ｐerrong.example', 'da', valid],
    ['customer-service@per\u200brong.example', 'da', valid],
    ['business@perrong.example', 'en', business],
    ['Hello+order@perrong.example', 'en', valid],
    ['business@perrong.example', 'sv', { form: 'newsletter', consent: 'on' }],
  ] as const)('%s is refused at its field, in %s', async (email, locale, fields) => {
    const { handler, mails } = setUp()
    const response = await handler(post({ ...fields, locale, email }, json))
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ errors: { email: ownAddressText(locale) } })
    expect(mails).toEqual([])
  })

  it('does not include other addresses of the same domain', async () => {
    expect((await setUp().handler(post({ ...valid, email: 'ann@perrong.example' }))).status).toBe(303)
  })
})

describe('the page for a browser without scripts', () => {
  it('lists the errors in the language of the form, each with a link to its field', async () => {
    const wrong = { ...valid, locale: 'da', email: '<x>', 'journeys[1].from': 'Malmö C' }
    const response = await setUp().handler(post(wrong))
    const page = await response.text()
    expect(response.status).toBe(422)
    expect(response.headers.get('content-language')).toBe('da')
    expect(page).toContain('<html lang="da">')
    expect(page).toContain(`<a href="/da/kontakt-os#contact-email">${contactLabels('da').messages.email}</a>`)
    expect(page).toContain(
      '<a href="/da/kontakt-os#contact-journeys-1-to">Rejse 2: Angiv, hvor du skal hen</a>',
    )
    expect(page).toContain('Gå tilbage: din browser har gemt din tekst.')
    expect(page).toContain(`${answerText('da').linksEmpty}`)
    expect(page).not.toContain(answerText('da').toForm)
  })

  it('begins with a link to the home page', async () => {
    const page = await (await setUp().handler(post({ ...valid, locale: 'da', email: '' }))).text()
    expect(page).toContain('<body><header><a href="/da">Perrong</a></header>')
  })

  it('shows the mail server’s message as text', async () => {
    const { handler } = setUp([{ outcome: 'lasting', reason: 'refused', words: '550 <b>no</b> & never' }])
    const page = await (await handler(post(valid))).text()
    expect(page).toContain('Ett fel har uppstått! 550 &lt;b&gt;no&lt;/b&gt; &amp; never')
  })

  it('uses the language of the referring page and links back to it if the form cannot be read', async () => {
    const headers = { 'content-type': 'text/plain', referer: 'https://perrong.example/sv/kontakta-oss' }
    const response = await setUp().handler(new Request(url, { method: 'POST', body: 'x', headers }))
    const page = await response.text()
    expect(page).toContain('<html lang="sv">')
    expect(page).toContain('<a href="/sv/kontakta-oss">')
  })

  it('links to no form if none is known', async () => {
    const response = await setUp().handler(new Request(url))
    const page = await response.text()
    expect(page.match(/<a .*?<\/a>/g)).toEqual(['<a href="/">Perrong</a>'])
  })
})

it.each([
  ['accepted', valid, {}],
  ['accepted by a script', valid, json],
  ['refused', { ...valid, email: '' }, {}],
  ['refused to a script', { ...valid, email: '' }, json],
])('has the security headers and is not stored: %s', async (_, fields, headers) => {
  const response = await setUp().handler(post(fields, headers))
  expect(response.headers.get('content-security-policy')).toMatch(
    /default-src 'none'.*style-src 'self' 'sha256-/,
  )
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('cache-control')).toBe('no-store')
})
