import { performance } from 'node:perf_hooks'
import { afterAll, expect, it } from 'vitest'
import type { Mail } from '../../src/shared/mail/mail.ts'
import { createHandler } from './handler.ts'

/** Mulberry32: the same bodies in every run. */
function seeded(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    below: (limit: number) => Math.floor(next() * limit),
    pick: <Item>(items: readonly [Item, ...Item[]]): Item =>
      items[Math.floor(next() * items.length)] ?? items[0],
  }
}

type Random = ReturnType<typeof seeded>

const url = 'https://perrong.example/mail/send'
const ours = 'customer-service@perrong.example'
const sender = 'ann@example.com'

const values = [
  '',
  'x',
  'contact',
  'sv',
  'claim',
  'booking',
  'delayed',
  '2027-06-21',
  '08:24',
  'Ann\r\nBcc: evil@evil.example',
  `${sender}, evil@evil.example`,
  `${sender}\r\nRCPT TO:<evil@evil.example>`,
  'group: evil@evil.example;',
  '\u0000\u202e\ud800',
  '__proto__',
  '<script>',
  '%0d%0a',
  'ö'.repeat(6000),
] as const

const names = [
  'form',
  'locale',
  'name',
  'lastName',
  'email',
  'phone',
  'orderNumber',
  'subject',
  'message',
  'claimInfo',
  'files',
  'journeys[0].date',
  'journeys[0].from',
  'journeys[0].status',
  'journeys[14].to',
  'journeys[15].to',
  'journeys[999999].date',
  'journeys[-1].date',
  'journeys[0][0][0]',
  'journeys',
  '__proto__',
  'constructor.prototype',
  'email\r\nx',
  'n'.repeat(101),
] as const

const types = [
  'multipart/form-data; boundary=XqZ',
  'multipart/form-data; boundary="XqZ"',
  'multipart/form-data',
  'application/json',
  'application/json; charset=latin1',
  'text/plain',
  '',
] as const

const valid: Readonly<Record<string, string>> = {
  form: 'contact',
  locale: 'en',
  name: 'Ann',
  lastName: 'Åberg',
  email: sender,
  subject: 'booking',
  message: 'Hello',
}

function randomFields(random: Random): [string, string][] {
  const base = random.next() < 0.7 ? Object.entries(valid) : []
  const extra = Array.from({ length: random.below(6) }, (): [string, string] => [
    random.pick(names),
    random.pick(values),
  ])
  return random.next() < 0.5 ? [...base, ...extra] : [...extra, ...base]
}

function multipart(random: Random, fields: readonly (readonly [string, string])[]): string {
  const parts = fields.map(([name, value]) => {
    const file = name === 'files' && random.next() < 0.8 ? '; filename="a\r\n.pdf"' : ''
    return `--XqZ\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`
  })
  return `${parts.join('')}--XqZ--\r\n`
}

/** Flips, cuts or doubles a few bytes. */
function damaged(random: Random, body: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(new TextEncoder().encode(body))
  for (let count = Math.max(0, random.below(6) - 3); count > 0; count -= 1)
    bytes[random.below(bytes.length)] = random.below(256)
  return random.next() < 0.1 ? bytes.slice(0, random.below(bytes.length)) : bytes
}

function randomBody(random: Random): { type: string; body: Uint8Array<ArrayBuffer> } {
  const kind = random.below(4)
  if (kind === 0) {
    return {
      type: random.pick(types),
      body: Uint8Array.from({ length: random.below(2000) }, () => random.below(256)),
    }
  }
  const fields = randomFields(random)
  if (kind === 1)
    return { type: 'application/json', body: damaged(random, JSON.stringify(Object.fromEntries(fields))) }
  const type = random.next() < 0.8 ? types[0] : random.pick(types)
  return { type, body: damaged(random, multipart(random, fields)) }
}

function setUp() {
  const mails: Mail[] = []
  const handler = createHandler({
    mail: {
      deliver: async (_, { decisive, further }) => {
        mails.push(decisive, ...further)
        return { outcome: 'delivered' }
      },
      addresses: {
        from: { name: 'Perrong', address: 'no-reply@perrong.example' },
        service: { name: '', address: ours },
      },
    },
    hosts: [],
    now: () => new Date(0),
    randomBytes: count => new Uint8Array(count),
    log: (event, facts) => {
      throw new Error(`${event} ${JSON.stringify(facts)}`)
    },
  })
  const post = async (type: string, body: Uint8Array<ArrayBuffer> | string) => {
    const headers = { ...(type && { 'content-type': type }), accept: 'application/json' }
    const request = new Request(url, { method: 'POST', headers, body })
    const started = performance.now()
    const { status } = await handler(request)
    return { status, took: performance.now() - started }
  }
  return { mails, post }
}

it('answers 10,000 random bodies, never with a fault, and mails nobody but us and the sender', {
  timeout: 120_000,
}, async () => {
  const { mails, post } = setUp()
  const random = seeded(20_270_621)
  const statuses: Record<number, number> = {}
  const accepted = new Set<string>()
  let slowest = 0
  for (let count = 0; count < 10_000; count += 1) {
    const { type, body } = randomBody(random)
    const { status, took } = await post(type, body)
    statuses[status] = (statuses[status] ?? 0) + 1
    if (status === 200) accepted.add(type.split(';')[0] ?? '')
    slowest = Math.max(slowest, took)
  }
  console.info(`10,000 random bodies: ${JSON.stringify(statuses)}, slowest answer ${slowest.toFixed(1)} ms`)
  expect(Object.keys(statuses)).toEqual(
    ['200', '400', '413', '415', '422'].filter(status => status in statuses),
  )
  expect(statuses[200]).toBeGreaterThan(100)
  expect([...accepted].sort()).toEqual(['application/json', 'multipart/form-data'])
  // A damaged byte may make another plain address of the sender's own: it is one address, and the one answered to.
  for (const [index, mail] of mails.entries()) {
    const expected = index % 2 === 0 ? ours : mails[index - 1]?.replyTo?.address
    expect(mail.to.address).toBe(expected)
    expect(mail.to.address).not.toMatch(/evil|[\s,;:<>"]/)
  }
})

const measured: { name: string; took: number }[] = []
afterAll(() => {
  const [slowest] = measured.toSorted((a, b) => b.took - a.took)
  if (slowest)
    console.info(`slowest refusal of a hostile body: ${slowest.name}, ${slowest.took.toFixed(1)} ms`)
})

const mebibyte = 1024 * 1024
const part = (name: string, value = '') =>
  `--XqZ\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const boundary = 'multipart/form-data; boundary=XqZ'

it.each<[string, string, string, number]>([
  [
    'an index far away',
    boundary,
    `${part('form', 'contact')}${part('journeys[999999].date', 'x')}--XqZ--\r\n`,
    422,
  ],
  ['sixty thousand parts', boundary, `${part('a').repeat(60_000)}--XqZ--\r\n`, 400],
  ['a name of 4 MB', boundary, `${part('n'.repeat(4 * mebibyte))}--XqZ--\r\n`, 400],
  ['a header of 4 MB', boundary, `--XqZ\r\nX: ${'x'.repeat(4 * mebibyte)}\r\n\r\n--XqZ--\r\n`, 400],
  ['a million headers', boundary, `--XqZ\r\n${'X:\r\n'.repeat(mebibyte)}\r\n--XqZ--\r\n`, 400],
  ['4 MB of line breaks', boundary, '\r\n'.repeat(2 * mebibyte), 400],
  ['4 MB of dashes', boundary, '-'.repeat(4 * mebibyte), 400],
  [
    '4 MB that never ends a part',
    boundary,
    `${part('message').slice(0, -2)}${'\r\n-'.repeat(mebibyte)}`,
    400,
  ],
  [
    'a message of 4 MB',
    boundary,
    `${part('form', 'contact')}${part('message', 'x'.repeat(4 * mebibyte))}--XqZ--\r\n`,
    422,
  ],
  [
    'an address of 4 MB',
    boundary,
    `${part('form', 'contact')}${part('email', `a@${'a.'.repeat(2 * mebibyte)}`)}--XqZ--\r\n`,
    422,
  ],
  ['100 MB', boundary, 'x'.repeat(100 * mebibyte), 413],
  ['JSON nested half a million deep', 'application/json', '['.repeat(500_000), 400],
  ['JSON of a hundred thousand names', 'application/json', `{${'"a":"",'.repeat(60_000)}"a":""}`, 400],
  [
    'JSON of a hundred thousand journeys',
    'application/json',
    `{"journeys":[${'{},'.repeat(100_000)}{}]}`,
    400,
  ],
  [
    'sixty thousand parts behind another boundary',
    'multipart/form-data; xboundary=a; boundary=XqZ',
    `--a--\r\n${part('a').repeat(60_000)}--XqZ--\r\n`,
    400,
  ],
  ['an empty boundary', 'multipart/form-data; boundary=""', '-'.repeat(4 * mebibyte), 400],
])('refuses %s in no more than a second', async (name, type, body, status) => {
  const { mails, post } = setUp()
  const answer = await post(type, body)
  measured.push({ name, took: answer.took })
  expect(answer.status).toBe(status)
  expect(answer.took).toBeLessThan(1000)
  expect(mails).toEqual([])
})
