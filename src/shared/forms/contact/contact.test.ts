import { describe, expect, it } from 'vitest'
import { locales } from '../../../i18n/locales.ts'
import { checkForm } from '../kit/check.ts'
import { fillMessage } from '../kit/fill-message.ts'
import { limits } from '../kit/limits.ts'
import { contactForm } from './form.ts'
import { contactLabels } from './labels.ts'
import { contactRules } from './rules.ts'

const whole = {
  date: '2027-06-21',
  from: 'Malmö C',
  to: 'Hamburg Hbf',
  departure: '08:33',
  arrival: '13:52',
  train: '1076',
  status: 'delayed',
}

const valid = {
  name: 'Ann',
  lastName: 'Åberg',
  email: 'ann@example.com',
  subject: 'booking',
  message: 'Hello',
}

const pdf = (name = 'a.pdf', size = 5) => new File(['%PDF-', new Uint8Array(size - 5)], name)
const journey = (row: number, fields: Partial<typeof whole>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`journeys[${row}].${name}`, value]))

/** The day on which the messages are checked. */
const today = new Date('2027-06-25T12:00:00Z')
type Words = ReturnType<typeof contactLabels>

const check = (fields: Record<string, string>, words: Words, files: File[] = []) =>
  checkForm(
    { form: contactForm, rules: contactRules },
    { text: new Map(Object.entries({ ...valid, ...fields })), files },
    words,
    today,
  )

interface Case {
  readonly rule: string
  readonly fields?: Record<string, string>
  readonly files?: File[]
  readonly errors: (words: Words) => Record<string, string>
}

const tooLong = ({ messages }: Words, max: number) => fillMessage(messages.tooLong, { max })

const cases: readonly Case[] = [
  { rule: 'no first name', fields: { name: ' ' }, errors: m => ({ name: m.fields.name.missing }) },
  {
    rule: 'a first name that nobody sees',
    fields: { name: '\u200b\u2066 \u{e0041}' },
    errors: m => ({ name: m.fields.name.missing }),
  },
  { rule: 'no last name', fields: { lastName: '' }, errors: m => ({ lastName: m.fields.lastName.missing }) },
  {
    rule: 'a line break in a name',
    fields: { name: 'Ann\r\nBcc: x@y.se' },
    errors: m => ({ name: m.messages.singleLine }),
  },
  {
    rule: 'a line separator in a name',
    fields: { lastName: 'A\u2028b' },
    errors: m => ({ lastName: m.messages.singleLine }),
  },
  {
    rule: 'a NUL in the phone number',
    fields: { phone: '0\u00001' },
    errors: m => ({ phone: m.messages.singleLine }),
  },
  { rule: 'a wrong address', fields: { email: 'ann@' }, errors: m => ({ email: m.messages.email }) },
  { rule: 'two addresses', fields: { email: 'a@x.se, b@y.se' }, errors: m => ({ email: m.messages.email }) },
  { rule: 'no address', fields: { email: '' }, errors: m => ({ email: m.messages.email }) },
  { rule: 'no subject', fields: { subject: '' }, errors: m => ({ subject: m.fields.subject.missing }) },
  {
    rule: 'an unknown subject',
    fields: { subject: 'toString' },
    errors: m => ({ subject: m.fields.subject.missing }),
  },
  { rule: 'no message', fields: { message: '\n \n' }, errors: m => ({ message: m.fields.message.missing }) },
  ...(['name', 'lastName', 'orderNumber', 'message', 'claimInfo'] as const).map(name => ({
    rule: `a text too long: ${name}`,
    fields: { [name]: 'x'.repeat(contactForm.fields[name].max + 1) },
    errors: (m: Words) => ({ [name]: tooLong(m, contactForm.fields[name].max) }),
  })),
  {
    rule: 'a phone number too long',
    fields: { phone: '1'.repeat(limits.phone + 1) },
    errors: m => ({ phone: tooLong(m, limits.phone) }),
  },
  {
    rule: 'a phone number without digits',
    fields: { phone: 'hej' },
    errors: m => ({ phone: m.messages.phone }),
  },
  {
    rule: 'a station too long',
    fields: journey(0, { ...whole, from: 'x'.repeat(101) }),
    errors: m => ({ 'journeys[0].from': tooLong(m, 100) }),
  },
  {
    rule: 'a claim without a journey',
    fields: { subject: 'claim' },
    errors: m => ({ journeys: m.fields.journeys.missing }),
  },
  {
    rule: 'a claim whose journey does not say what happened',
    fields: { subject: 'claim', ...journey(2, { ...whole, departure: '', status: '' }) },
    errors: m => ({
      'journeys[2].departure': m.fields.journeys.fields.departure.missing,
      'journeys[2].status': m.fields.journeys.fields.status.missing,
      journeys: m.fields.journeys.missing,
    }),
  },
  {
    rule: 'a status and nothing else',
    fields: journey(0, { status: 'missed' }),
    errors: m => ({
      'journeys[0].from': m.fields.journeys.fields.from.missing,
      'journeys[0].to': m.fields.journeys.fields.to.missing,
      'journeys[0].date': m.fields.journeys.fields.date.missing,
      'journeys[0].departure': m.fields.journeys.fields.departure.missing,
      journeys: m.fields.journeys.missing,
    }),
  },
  {
    rule: 'a second journey with a status and no times beside a whole one',
    fields: {
      subject: 'claim',
      ...journey(0, whole),
      ...journey(1, { ...whole, departure: '', arrival: '', train: '', status: 'cancelled' }),
    },
    errors: m => ({
      'journeys[1].departure': m.fields.journeys.fields.departure.missing,
      journeys: m.fields.journeys.missing,
    }),
  },
  {
    rule: 'a journey begun, in the row where it stands',
    fields: journey(4, { to: 'Oslo S' }),
    errors: m => ({
      'journeys[4].from': m.fields.journeys.fields.from.missing,
      'journeys[4].date': m.fields.journeys.fields.date.missing,
    }),
  },
  ...(['cancelled', 'missed', 'delayed'] as const).map(status => ({
    rule: `a claim dated in the future: ${status}`,
    fields: { subject: 'claim', ...journey(0, { ...whole, date: '2028-06-21', status }) },
    errors: (m: Words) => ({ 'journeys[0].date': m.fields.journeys.fields.date.refused }),
  })),
  {
    rule: 'a train late on a day to come, whatever the message is about',
    fields: journey(0, { ...whole, date: '2027-06-27' }),
    errors: m => ({ 'journeys[0].date': m.fields.journeys.fields.date.refused }),
  },
  {
    rule: 'a day that is not',
    fields: journey(0, { ...whole, date: '2027-02-30' }),
    errors: m => ({ 'journeys[0].date': m.messages.date }),
  },
  {
    rule: 'a time that is not',
    fields: journey(0, { ...whole, arrival: '25:00' }),
    errors: m => ({ 'journeys[0].arrival': m.messages.time }),
  },
  {
    rule: 'an unknown status',
    fields: journey(0, { ...whole, status: 'late' }),
    errors: m => ({ 'journeys[0].status': m.fields.journeys.fields.status.missing }),
  },
  {
    rule: 'a sixteenth journey',
    fields: Object.assign({}, ...Array.from({ length: 16 }, (_, row) => journey(row, whole))),
    errors: m => ({ journeys: m.fields.journeys.tooMany }),
  },
  {
    rule: 'an index far away',
    fields: { 'journeys[999999].date': '2027-06-21' },
    errors: m => ({ journeys: m.fields.journeys.tooMany }),
  },
  {
    rule: 'a sixth file',
    files: Array.from({ length: 6 }, (_, index) => pdf(`${index}.pdf`)),
    errors: m => ({ files: m.messages.filesCount }),
  },
  {
    rule: 'files over 4 MB together',
    files: [pdf('a.pdf', 3e6), pdf('b.pdf', 3e6)],
    errors: m => ({ files: m.messages.filesSize }),
  },
  {
    rule: 'a program renamed',
    files: [new File(['MZ\u0000\u0001'], 'a.pdf')],
    errors: m => ({ files: fillMessage(m.messages.fileType, { name: 'a.pdf' }) }),
  },
  {
    rule: 'an empty file',
    files: [new File([], 'a.pdf')],
    errors: m => ({ files: fillMessage(m.messages.fileEmpty, { name: 'a.pdf' }) }),
  },
  {
    rule: 'a file that is gone from the disk',
    files: [
      Object.assign(new File(['%PDF-1.7'], 'a.pdf'), {
        arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')),
      }),
    ],
    errors: m => ({ files: fillMessage(m.messages.fileUnread, { name: 'a.pdf' }) }),
  },
]

describe.each(locales)('the contact form in %s', locale => {
  const words = contactLabels(locale)

  it.each(cases)('refuses $rule', async ({ fields = {}, files = [], errors }) => {
    const result = await check(fields, words, files)
    expect(result).toMatchObject({ ok: false, errors: errors(words) })
    expect(result.ok || Object.keys(result.errors)).toEqual(Object.keys(errors(words)))
  })
})

describe('the contact form', () => {
  it('accepts a status in any case', async () => {
    const result = await check({ ...journey(0, { ...whole, status: 'Delayed' }) }, contactLabels('en'))
    expect(result.ok && result.data.journeys[0]?.values.status).toBe('delayed')
  })

  const words = contactLabels('en')

  it.each([
    ['email', { email: 'x' }, 'The E-Mail field must be a valid e-mail address'],
    ['journeys', { subject: 'claim' }, 'Please enter your journey information.'],
    ['journeys', { 'journeys[15].from': 'x' }, "Journeys count can't be more than 15"],
  ])('uses the specification’s words for %s', async (name, fields, message) => {
    expect(await check(fields, words)).toMatchObject({ errors: { [name]: message } })
  })

  it.each([
    ['en', 'At most 5,000 characters'],
    ['sv', 'Högst 5\u00a0000 tecken'],
    ['da', 'Højst 5.000 tegn'],
  ] as const)('says in %s how long a message may be', (locale, hint) => {
    expect(contactLabels(locale).fields.message.hint).toBe(hint)
  })

  it('uses the specification’s words for a sixth file', async () => {
    const files = Array.from({ length: 6 }, () => pdf())
    expect(await check({}, words, files)).toMatchObject({
      errors: { files: "Files count can't be more than 5" },
    })
  })

  it('marks files that are too large together as too large, and no other error', async () => {
    expect(await check({}, words, [pdf('a.pdf', limits.fileBytes + 1)])).toMatchObject({ tooLarge: true })
    expect(await check({ name: '' }, words)).toMatchObject({ tooLarge: false })
  })

  it('accepts a message without journeys or files', async () => {
    expect(await check({}, words)).toMatchObject({ ok: true, data: { journeys: [], files: [] } })
  })

  it('accepts every field at its limit', async () => {
    const fields = {
      subject: 'claim',
      message: 'x'.repeat(contactForm.fields.message.max),
      name: 'ö'.repeat(contactForm.fields.name.max),
    }
    const journeys = Object.assign({}, ...Array.from({ length: 15 }, (_, row) => journey(row, whole)))
    const files = [...Array.from({ length: 4 }, () => pdf()), pdf('big.pdf', limits.fileBytes - 20)]
    const result = await check({ ...fields, ...journeys }, words, files)
    expect(result.ok && result.data.journeys.length).toBe(15)
    expect(result.ok && result.data.files.map(({ name }) => name)).toEqual([
      'a.pdf',
      'a-2.pdf',
      'a-3.pdf',
      'a-4.pdf',
      'big.pdf',
    ])
  })

  it('accepts a claim without arrival and train number, next to a journey without a report', async () => {
    const rows = {
      ...journey(0, { date: '2027-06-20', from: 'A', to: 'B' }),
      ...journey(3, { ...whole, arrival: '', train: '' }),
    }
    const result = await check({ subject: 'claim', ...rows }, words)
    expect(result.ok && result.data.journeys.map(({ row }) => row)).toEqual([0, 3])
  })

  it.each([
    [
      'a claim of today, where today begins first',
      { subject: 'claim', ...journey(0, { ...whole, date: '2027-06-26' }) },
    ],
    [
      'a train that is cancelled ahead of its day, as no claim',
      journey(0, { ...whole, date: '2027-08-01', status: 'cancelled' }),
    ],
    ['a journey to come of which nothing is said', journey(0, { ...whole, date: '2027-08-01', status: '' })],
  ])('accepts %s', async (_, fields) => {
    expect(await check(fields, words)).toMatchObject({ ok: true })
  })

  it('counts a line break of a message once and keeps it', async () => {
    const result = await check({ message: `${'x'.repeat(contactForm.fields.message.max - 2)}\r\ny` }, words)
    expect(result.ok && result.data.message.endsWith('x\ny')).toBe(true)
  })

  it('replaces the control characters of a message with spaces', async () => {
    const result = await check({ message: 'a\u0000b\u001bc\td' }, words)
    expect(result.ok && result.data.message).toBe('a b c\td')
  })
})
