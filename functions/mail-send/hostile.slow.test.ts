import { performance } from 'node:perf_hooks'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { locales } from '../../src/i18n/locales.ts'
import { rowName } from '../../src/shared/forms/kit/field-name.ts'
import type { Field } from '../../src/shared/forms/kit/fields.ts'
import { forms, type RegisteredForm } from '../../src/shared/forms/registry.ts'
import type { Mail } from '../../src/shared/mail/mail.ts'
import { sampleCatalogues } from '../../src/shared/shop/sample-catalogues.ts'
import { createHandler } from './handler.ts'

const url = 'https://perrong.example/mail/send'
const ours = 'customer-service@perrong.example'
const sender = 'ann@example.com'
const submission = { reference: 'P-2222-2222', received: Date.UTC(2027, 5, 25, 9, 30) }

/** More than ten thousand for all forms together. */
const bodiesOfAForm = 2_000

/** The same bodies in every run, so that a fault is found again. Another seed tries others. */
const seed = 20_270_621

/** Times say little on a busy machine, so the slowest answer is printed and not asserted. */
const measured: { name: string; took: number }[] = []
afterAll(() => {
  const [slowest] = measured.toSorted((a, b) => b.took - a.took)
  if (slowest) console.info(`slowest answer: ${slowest.name}, ${slowest.took.toFixed(1)} ms`)
})

function setUp() {
  const mails: Mail[] = []
  const handler = createHandler({
    mail: {
      deliver: async (_, { decisive, further }) => {
        mails.push(decisive, ...further)
        return { outcome: 'accepted' }
      },
      maySend: async () => true,
      // Each body counts as a new message, even if it was posted before.
      once: async (_, work) => {
        const result = await work(submission)
        return result.outcome === 'accepted' ? { ...result, ...submission } : result
      },
      addresses: {
        from: { name: 'Perrong', address: 'no-reply@perrong.example' },
        service: { name: '', address: ours },
        business: { name: '', address: ours },
      },
      addressOf: path => `https://perrong.example${path}`,
    },
    readContact: async () => 'hello@perrong.example',
    hosts: [],
    readCatalogues: async () => sampleCatalogues,
    now: () => new Date('2027-06-25T09:30:00Z'),
    readSignUp: () => ({ confirmLink: () => 'https://perrong.example/' }),
    log: (event, facts) => {
      throw new Error(`${event} ${JSON.stringify(facts)}`)
    },
  })
  const post = async (name: string, type: string, body: Uint8Array<ArrayBuffer> | string) => {
    const headers = { ...(type && { 'content-type': type }), accept: 'application/json' }
    const request = new Request(url, { method: 'POST', headers, body })
    const started = performance.now()
    const { status } = await handler(request)
    measured.push({ name, took: performance.now() - started })
    return status
  }
  return { mails, post }
}

const boundary = 'multipart/form-data; boundary=XqZ'

const types = fc.constantFrom(
  boundary,
  'multipart/form-data; boundary="XqZ"',
  'multipart/form-data',
  'application/json',
  'application/json; charset=latin1',
  'text/plain',
  '',
)

const attack = fc.constantFrom(
  '',
  'Ann\r\nBcc: evil@evil.example',
  `${sender}, evil@evil.example`,
  `${sender}\r\nRCPT TO:<evil@evil.example>`,
  'group: evil@evil.example;',
  '\u0000\u202e\ud800',
  '__proto__',
  '<script>',
  '%0d%0a',
  'ö'.repeat(6000),
)

/** A valid value for a field. */
function plain(field: Field): string {
  const values = {
    line: 'Ann Åberg',
    paragraph: 'Hello\nthere',
    email: sender,
    phone: '+46 31 390 06 00',
    date: '2027-06-21',
    time: '08:24',
    consent: 'on',
  }
  if (field.kind === 'choice') return field.values[0] ?? ''
  return field.kind === 'list' || field.kind === 'files' || field.kind === 'json' ? '' : values[field.kind]
}

type Entry = readonly [name: string, value: string]

/** Entries for every field name of a form and for some other names, with valid and invalid values. */
function entries({ form }: RegisteredForm): fc.Arbitrary<Entry> {
  const texts = Object.entries(form.fields).filter(([, { kind }]) => kind !== 'files')
  const known = texts.flatMap(([name, field]) =>
    field.kind === 'list'
      ? [0, field.max - 1, field.max, -1, 999_999].flatMap(row =>
          Object.entries(field.fields).map(([inner, kind]) => [rowName(name, row, inner), kind] as const),
        )
      : [[name, field] as const],
  )
  const fields = fc
    .constantFrom(...known)
    .chain(([name, field]) =>
      fc.tuple(fc.constant(name), fc.oneof(fc.constant(plain(field)), attack, fc.string({ unit: 'binary' }))),
    )
  const names = [
    'form',
    'locale',
    'files',
    '__proto__',
    'constructor.prototype',
    'a[0][0][0]',
    'b\r\nx',
    'n'.repeat(101),
  ]
  const others = fc.tuple(fc.constantFrom(...names), fc.oneof(attack, fc.string()))
  return fc.oneof({ weight: 12, arbitrary: fields }, { weight: 1, arbitrary: others })
}

/** What the rules of a form require beyond its required fields. */
const alsoNeeded: Readonly<Record<string, readonly Entry[]>> = {
  order: [
    [rowName('items', 0, 'product'), 'interrail'],
    [rowName('items', 0, 'what'), 'Flexi'],
  ],
  // To another place, and not before today.
  ticket: [
    ['to', 'Berlin Hbf'],
    ['date', '2027-07-21'],
  ],
  taxi: [['date', '2027-07-21']],
  gift: [['value', 'EUR 5000']],
}

/** A form as its page sends it, without optional fields. */
function whole({ form }: RegisteredForm): Entry[] {
  const fields = Object.entries(form.fields).flatMap(([name, field]): Entry[] => {
    if (!field.required || field.kind === 'files') return []
    if (field.kind !== 'list') return [[name, plain(field)]]
    return Object.entries(field.fields).map(([inner, kind]) => [rowName(name, 0, inner), plain(kind)])
  })
  return [
    ...new Map([['form', form.name], ['locale', locales[0]], ...fields, ...(alsoNeeded[form.name] ?? [])]),
  ]
}

function multipart(fields: readonly Entry[], asFile: boolean): string {
  const parts = fields.map(([name, value]) => {
    const file = name === 'files' && asFile ? '; filename="a\r\n.pdf"' : ''
    return `--XqZ\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`
  })
  return `${parts.join('')}--XqZ--\r\n`
}

interface Body {
  readonly type: string
  readonly body: Uint8Array<ArrayBuffer>
}

/** Bodies of a form in both encodings, some with bytes changed or cut off, and some invalid. */
function bodies(form: RegisteredForm): fc.Arbitrary<Body> {
  const base = fc.oneof(
    { weight: 7, arbitrary: fc.constant(whole(form)) },
    { weight: 3, arbitrary: fc.constant([]) },
  )
  const fields = fc
    .tuple(base, fc.array(entries(form), { maxLength: 5 }), fc.boolean())
    .map(([given, extra, last]) => (last ? [...given, ...extra] : [...extra, ...given]))
  const json = fields.map(given => ({
    type: 'application/json',
    text: JSON.stringify(Object.fromEntries(given)),
  }))
  const parts = fc
    .tuple(fields, fc.boolean(), fc.oneof({ weight: 9, arbitrary: fc.constant(boundary) }, types))
    .map(([given, asFile, type]) => ({ type, text: multipart(given, asFile) }))
  const changes = fc.array(fc.tuple(fc.nat(), fc.nat({ max: 255 })), { maxLength: 3 })
  const damaged = fc
    .tuple(
      fc.oneof(json, { weight: 2, arbitrary: parts }),
      fc.oneof(fc.constant([]), changes),
      fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, fc.nat()),
    )
    .map(([{ type, text }, changed, cut]) => {
      const bytes = new Uint8Array(new TextEncoder().encode(text))
      for (const [at, byte] of changed) bytes[at % bytes.length] = byte
      return { type, body: cut === undefined ? bytes : bytes.slice(0, cut % bytes.length) }
    })
  const noise = fc
    .tuple(types, fc.uint8Array({ maxLength: 2000 }))
    .map(([type, bytes]) => ({ type, body: new Uint8Array(bytes) }))
  return fc.oneof({ weight: 9, arbitrary: damaged }, noise)
}

describe.each(forms.map(form => [form.form.name, form] as const))('the form %s', (name, form) => {
  it('is answered whatever is posted, never with a fault, and mails only us and the sender', {
    timeout: 120_000,
  }, async () => {
    const { mails, post } = setUp()
    const statuses: Record<number, number> = {}
    const accepted = new Set<string>()
    const property = fc.asyncProperty(bodies(form), async ({ type, body }) => {
      mails.length = 0
      const status = await post(`a random body of ${name}`, type, body)
      statuses[status] = (statuses[status] ?? 0) + 1
      if (status === 200) accepted.add(type.split(';')[0] ?? '')
      expect([200, 400, 413, 415, 422]).toContain(status)
      const [decisive, ...further] = mails
      if (!decisive) return
      // A damaged byte may turn the sender's address into another valid one. It must be a single address, and the one
      // that is replied to or asked to confirm.
      const answered = decisive.replyTo?.address
      const own = [ours, answered === ours ? decisive.to.address : answered]
      for (const { to } of [decisive, ...further]) {
        expect(own).toContain(to.address)
        expect(to.address).not.toMatch(/evil|[\s,;:<>"]/)
      }
    })
    await fc.assert(property, {
      numRuns: bodiesOfAForm,
      seed,
      endOnFailure: true,
    })
    console.info(`random bodies of ${name}, seed ${seed}: ${JSON.stringify(statuses)}`)
    expect(statuses[200]).toBeGreaterThan(100)
    expect([...accepted].sort()).toEqual(['application/json', 'multipart/form-data'])
  })
})

const mebibyte = 1024 * 1024
const part = (name: string, value = '') =>
  `--XqZ\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

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
])('refuses %s', async (name, type, body, status) => {
  const { mails, post } = setUp()
  expect(await post(name, type, body)).toBe(status)
  expect(mails).toEqual([])
})
