import { describe, expect, it } from 'vitest'
import { locales } from '../../i18n/locales.ts'
import { checkContact } from './contact.ts'
import { fillMessage } from './fill-message.ts'
import { limits } from './limits.ts'
import { type FormMessages, formMessages } from './messages.ts'
import { readContact } from './read-contact.ts'

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

const check = (fields: Record<string, string>, messages: FormMessages, files: File[] = []) =>
  checkContact(readContact({ text: new Map(Object.entries({ ...valid, ...fields })), files }), messages)

interface Case {
  readonly rule: string
  readonly fields?: Record<string, string>
  readonly files?: File[]
  readonly errors: (messages: FormMessages) => Record<string, string>
}

const tooLong = (messages: FormMessages, max: number) => fillMessage(messages.tooLong, { max })

const cases: readonly Case[] = [
  { rule: 'no first name', fields: { name: ' ' }, errors: m => ({ name: m.name }) },
  { rule: 'no last name', fields: { lastName: '' }, errors: m => ({ lastName: m.lastName }) },
  {
    rule: 'a line break in a name',
    fields: { name: 'Ann\r\nBcc: x@y.se' },
    errors: m => ({ name: m.singleLine }),
  },
  {
    rule: 'a line separator in a name',
    fields: { lastName: 'A\u2028b' },
    errors: m => ({ lastName: m.singleLine }),
  },
  {
    rule: 'a reversing mark in a train',
    fields: journey(0, { ...whole, train: '\u202e7' }),
    errors: m => ({ 'journeys[0].train': m.singleLine }),
  },
  {
    rule: 'a NUL in the phone number',
    fields: { phone: '0\u00001' },
    errors: m => ({ phone: m.singleLine }),
  },
  { rule: 'a wrong address', fields: { email: 'ann@' }, errors: m => ({ email: m.email }) },
  { rule: 'two addresses', fields: { email: 'a@x.se, b@y.se' }, errors: m => ({ email: m.email }) },
  { rule: 'no address', fields: { email: '' }, errors: m => ({ email: m.email }) },
  { rule: 'no subject', fields: { subject: '' }, errors: m => ({ subject: m.subject }) },
  { rule: 'an unknown subject', fields: { subject: 'toString' }, errors: m => ({ subject: m.subject }) },
  { rule: 'no message', fields: { message: '\n \n' }, errors: m => ({ message: m.message }) },
  ...(['name', 'lastName', 'phone', 'orderNumber', 'message', 'claimInfo'] as const).map(name => ({
    rule: `a text too long: ${name}`,
    fields: { [name]: 'x'.repeat(limits[name] + 1) },
    errors: (m: FormMessages) => ({ [name]: tooLong(m, limits[name]) }),
  })),
  {
    rule: 'a station too long',
    fields: journey(0, { ...whole, from: 'x'.repeat(101) }),
    errors: m => ({ 'journeys[0].from': tooLong(m, 100) }),
  },
  {
    rule: 'a claim without a journey',
    fields: { subject: 'claim' },
    errors: m => ({ journeys: m.journeys }),
  },
  {
    rule: 'a claim with half a journey',
    fields: { subject: 'claim', ...journey(2, { ...whole, train: '', status: '' }) },
    errors: m => ({ journeys: m.journeys, 'journeys[2].train': m.train, 'journeys[2].status': m.status }),
  },
  {
    rule: 'a status and nothing else',
    fields: journey(0, { status: 'missed' }),
    errors: m => ({
      journeys: m.journeys,
      'journeys[0].date': m.date,
      'journeys[0].from': m.from,
      'journeys[0].to': m.to,
      'journeys[0].departure': m.departure,
      'journeys[0].arrival': m.arrival,
      'journeys[0].train': m.train,
    }),
  },
  {
    rule: 'a journey begun, in the row where it stands',
    fields: journey(4, { to: 'Oslo S' }),
    errors: m => ({ 'journeys[4].date': m.date, 'journeys[4].from': m.from }),
  },
  {
    rule: 'a day that is not',
    fields: journey(0, { ...whole, date: '2027-02-30' }),
    errors: m => ({ 'journeys[0].date': m.dateInvalid }),
  },
  {
    rule: 'a time that is not',
    fields: journey(0, { ...whole, arrival: '25:00' }),
    errors: m => ({ 'journeys[0].arrival': m.timeInvalid }),
  },
  {
    rule: 'an unknown status',
    fields: journey(0, { ...whole, status: 'late' }),
    errors: m => ({ 'journeys[0].status': m.status }),
  },
  {
    rule: 'a sixteenth journey',
    fields: Object.assign({}, ...Array.from({ length: 16 }, (_, row) => journey(row, whole))),
    errors: m => ({ journeys: m.journeysCount }),
  },
  {
    rule: 'an index far away',
    fields: { 'journeys[999999].date': '2027-06-21' },
    errors: m => ({ journeys: m.journeysCount }),
  },
  {
    rule: 'a sixth file',
    files: Array.from({ length: 6 }, (_, index) => pdf(`${index}.pdf`)),
    errors: m => ({ files: m.filesCount }),
  },
  {
    rule: 'files over 4 MB together',
    files: [pdf('a.pdf', 3e6), pdf('b.pdf', 3e6)],
    errors: m => ({ files: m.filesSize }),
  },
  {
    rule: 'a program renamed',
    files: [new File(['MZ\u0000\u0001'], 'a.pdf')],
    errors: m => ({ files: fillMessage(m.fileType, { name: 'a.pdf' }) }),
  },
  {
    rule: 'an empty file',
    files: [new File([], 'a.pdf')],
    errors: m => ({ files: fillMessage(m.fileEmpty, { name: 'a.pdf' }) }),
  },
]

describe.each(locales)('checkContact in %s', locale => {
  const messages = formMessages(locale)

  it.each(cases)('refuses $rule', async ({ fields = {}, files = [], errors }) => {
    const result = await check(fields, messages, files)
    expect(result).toMatchObject({ ok: false, errors: errors(messages) })
    expect(result.ok || Object.keys(result.errors)).toEqual(Object.keys(errors(messages)))
  })
})

describe('checkContact', () => {
  const messages = formMessages('en')

  it.each([
    ['email', { email: 'x' }, 'The E-Mail field must be a valid e-mail address'],
    ['journeys', { subject: 'claim' }, 'Please enter your journey information.'],
    ['journeys', { 'journeys[15].from': 'x' }, "Journeys count can't be more than 15"],
  ])('says the words of the specification for %s', async (name, fields, message) => {
    expect(await check(fields, messages)).toMatchObject({ errors: { [name]: message } })
  })

  it('says the words of the specification for a sixth file', async () => {
    const files = Array.from({ length: 6 }, () => pdf())
    expect(await check({}, messages, files)).toMatchObject({
      errors: { files: "Files count can't be more than 5" },
    })
  })

  it('marks files that are too large together, and no other error, as too large', async () => {
    expect(await check({}, messages, [pdf('a.pdf', limits.fileBytes + 1)])).toMatchObject({ tooLarge: true })
    expect(await check({ name: '' }, messages)).toMatchObject({ tooLarge: false })
  })

  it('takes a message without journeys or files', async () => {
    expect(await check({}, messages)).toMatchObject({ ok: true, data: { journeys: [], attachments: [] } })
  })

  it('takes everything at its limit', async () => {
    const fields = { subject: 'claim', message: 'x'.repeat(limits.message), name: 'ö'.repeat(limits.name) }
    const journeys = Object.assign({}, ...Array.from({ length: 15 }, (_, row) => journey(row, whole)))
    const files = [...Array.from({ length: 4 }, () => pdf()), pdf('big.pdf', limits.fileBytes - 20)]
    const result = await check({ ...fields, ...journeys }, messages, files)
    expect(result.ok && result.data.journeys.length).toBe(15)
    expect(result.ok && result.data.attachments.map(({ name }) => name)).toEqual([
      'a.pdf',
      'a-2.pdf',
      'a-3.pdf',
      'a-4.pdf',
      'big.pdf',
    ])
  })

  it('takes a claim with one whole journey beside an unfinished one', async () => {
    const rows = {
      ...journey(0, { date: '2027-06-20', from: 'A', to: 'B', status: 'missed' }),
      ...journey(3, whole),
    }
    const result = await check({ subject: 'claim', ...rows }, messages)
    expect(result.ok && result.data.journeys.map(({ row }) => row)).toEqual([0, 3])
  })

  it('counts a line break of a message once and keeps it', async () => {
    const result = await check({ message: `${'x'.repeat(limits.message - 2)}\r\ny` }, messages)
    expect(result.ok && result.data.text.message.endsWith('x\ny')).toBe(true)
  })

  it('takes the control characters of a message for spaces', async () => {
    const result = await check({ message: 'a\u0000b\u001bc\td' }, messages)
    expect(result.ok && result.data.text.message).toBe('a b c\td')
  })
})
