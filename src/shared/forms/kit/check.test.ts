import { describe, expect, expectTypeOf, it } from 'vitest'
import { controlRules } from './attributes.ts'
import { checkForm } from './check.ts'
import { defineForm, type Values } from './define-form.ts'
import { checkFiles } from './files.ts'
import { defineLabels } from './labels.ts'
import { mailRows } from './mail-rows.ts'

const same = (text: string) => ({ en: text, sv: text, da: text })
const form = defineForm({
  name: 'club',
  fields: {
    title: { kind: 'line', max: 5, required: true },
    about: { kind: 'paragraph', max: 10 },
    mail: { kind: 'email', required: true, autoComplete: 'email' },
    phone: { kind: 'phone' },
    size: { kind: 'choice', values: ['small', 'large'], required: true, echo: true },
    colour: { kind: 'choice', values: ['red'] },
    day: { kind: 'date', echo: true },
    hour: { kind: 'time' },
    terms: { kind: 'consent', required: true, echo: true },
    extra: { kind: 'json', max: 20, read: text => (text.startsWith('{') ? { text } : undefined) },
    people: {
      kind: 'list',
      max: 2,
      required: true,
      fields: { who: { kind: 'line', max: 9, required: true }, since: { kind: 'date', echo: true } },
    },
    files: { kind: 'files', check: checkFiles, required: true, echo: true },
  },
})
const labels = defineLabels(form, {
  title: { label: same('Title'), missing: same('title?') },
  about: { label: same('About') },
  mail: { label: same('Mail') },
  phone: { label: same('Phone') },
  size: {
    label: same('Size'),
    none: same('-'),
    missing: same('size?'),
    options: { small: same('Small'), large: same('Large') },
  },
  colour: { label: same('Colour'), none: same('-'), options: { red: same('Red') } },
  day: { label: same('Day') },
  hour: { label: same('Hour') },
  terms: { label: same('Terms'), missing: same('terms?') },
  extra: { label: same('Extra'), refused: same('unreadable') },
  people: {
    label: same('People'),
    row: same('Person'),
    add: same('Add'),
    remove: same('Remove'),
    tooMany: same('too many'),
    missing: same('people?'),
    fields: { who: { label: same('Who'), missing: same('who?') }, since: { label: same('Since') } },
  },
  files: { label: same('Files'), missing: same('files?') },
})
const words = labels('en')

const whole = {
  title: 'T',
  mail: 'a@b.se',
  size: 'large',
  terms: 'on',
  'people[1].who': 'Ann',
  'people[1].since': '2026-01-02',
}
const text = new File(['plain'], 'Anns.txt')
const check = (given: Record<string, string>, files: File[] = [text]) =>
  checkForm({ form }, { text: new Map(Object.entries(given)), files }, words, new Date(0))

it('returns the data of a valid form, with the types of its definition', async () => {
  const result = await check(whole)
  if (!result.ok) throw new Error(JSON.stringify(result.errors))
  expectTypeOf(result.data.size).toEqualTypeOf<'small' | 'large'>()
  expectTypeOf(result.data.colour).toEqualTypeOf<'red' | ''>()
  expectTypeOf(result.data.terms).toEqualTypeOf<boolean>()
  expectTypeOf(result.data.people[0]?.values.who).toEqualTypeOf<string | undefined>()
  expect(result.data).toMatchObject({
    title: 'T',
    about: '',
    size: 'large',
    colour: '',
    terms: true,
    people: [{ row: 1, values: { who: 'Ann', since: '2026-01-02' } }],
    files: [{ name: 'Anns.txt', mime: 'text/plain' }],
  })
})

it('returns JSON as its reader has parsed it', async () => {
  expect(await check({ ...whole, extra: '{}' })).toMatchObject({ ok: true, data: { extra: { text: '{}' } } })
  expect(await check({ ...whole, extra: ' ' })).toMatchObject({ ok: true, data: { extra: undefined } })
})

it('removes invisible characters from a value, and keeps the joiners of emoji in several lines', async () => {
  const given = {
    title: '\u202eT\u200b',
    about: '👩\u200d👧\u061c',
    mail: 'a@b.se\u200e',
    day: '\u20662026-01-02',
  }
  const result = await check({ ...whole, ...given, 'people[1].who': 'A\u00adnn' })
  expect(result).toMatchObject({
    ok: true,
    data: {
      title: 'T',
      about: '👩\u200d👧',
      mail: 'a@b.se',
      day: '2026-01-02',
      people: [{ values: { who: 'Ann' } }],
    },
  })
})

it('returns an address with the domain that mail servers use', async () => {
  const result = await check({ ...whole, mail: ' kalle@räksmörgås.se ' })
  expect(result).toMatchObject({ ok: true, data: { mail: 'kalle@xn--rksmrgs-5wao1o.se' } })
})

it('reports everything that is missing in an empty form, in order', async () => {
  expect(await check({}, [])).toEqual({
    ok: false,
    tooLarge: false,
    errors: {
      title: 'title?',
      mail: words.messages.email,
      size: 'size?',
      terms: 'terms?',
      files: 'files?',
      people: 'people?',
    },
  })
})

it.each<[string, Record<string, string>, Record<string, string>]>([
  ['a phone number of no digits', { phone: 'hej' }, { phone: words.messages.phone }],
  ['a day that is not', { day: '2026-02-30' }, { day: words.messages.date }],
  ['a time that is not', { hour: '8' }, { hour: words.messages.time }],
  ['a value that is not ours', { colour: 'blue' }, { colour: words.messages.choice }],
  ['JSON that cannot be read', { extra: '[]' }, { extra: 'unreadable' }],
  ['JSON that is too long', { extra: '{"a":"0123456789012"}' }, { extra: 'unreadable' }],
  ['a line too long', { title: 'Titles' }, { title: 'Enter at most 5 characters here' }],
  ['a line of two', { title: 'a\nb' }, { title: words.messages.singleLine }],
  ['a line that nobody sees', { title: '\u200f\u{e0041}' }, { title: 'title?' }],
  ['a row that lacks something', { 'people[0].since': '2026-01-02' }, { 'people[0].who': 'who?' }],
  ['a row beyond the last', { 'people[2].who': 'Bo' }, { people: 'too many' }],
])('refuses %s', async (_, given, errors) => {
  expect(await check({ ...whole, ...given })).toMatchObject({ ok: false, errors })
})

describe('rows for a mail', () => {
  const rows = async (show: 'all' | 'echoed') => {
    const result = await check(whole)
    const values: Values<typeof form.fields> | undefined = result.ok ? result.data : undefined
    return values && mailRows({ fields: form.fields, words: words.fields, values, locale: 'en', show })
  }

  it('have every field, and say what was not given', async () => {
    expect(await rows('all')).toEqual({
      rows: [
        ['Title', 'T'],
        ['About', '(not given)'],
        ['Mail', 'a@b.se'],
        ['Phone', '(not given)'],
        ['Size', 'Large'],
        ['Colour', '(not given)'],
        ['Day', '(not given)'],
        ['Hour', '(not given)'],
        ['Terms', 'yes'],
        ['Files', 'Anns.txt'],
      ],
      lists: [
        {
          heading: 'Person 1',
          rows: [
            ['Who', 'Ann'],
            ['Since', '2\u00a0January 2026'],
          ],
        },
      ],
    })
  })

  it('echo choices and the number of files, and nothing that was typed', async () => {
    expect(await rows('echoed')).toEqual({
      rows: [
        ['Size', 'Large'],
        ['Terms', 'yes'],
        ['Files', '1'],
      ],
      lists: [{ heading: 'Person 1', rows: [['Since', '2\u00a0January 2026']] }],
    })
  })

  it('cannot echo typed text: it does not compile', () => {
    // @ts-expect-error a line is the sender's own words
    defineForm({ name: 'x', fields: { a: { kind: 'line', max: 5, echo: true } } })
    // @ts-expect-error an address is too
    defineForm({ name: 'x', fields: { a: { kind: 'email', echo: true } } })
    const row = { b: { kind: 'line', max: 5, echo: true } } as const
    // @ts-expect-error so it is in a row
    defineForm({ name: 'x', fields: { a: { kind: 'list', max: 1, fields: row } } })
  })
})

it('accepts files under one name only: another does not compile', () => {
  // @ts-expect-error a body is read before its form is known
  defineForm({ name: 'x', fields: { pictures: { kind: 'files', check: checkFiles } } })
})

it.each([
  ['title', { type: 'text', maxLength: 5, required: true }],
  ['about', { maxLength: 10 }],
  ['mail', expect.objectContaining({ type: 'email', autoComplete: 'email', required: true })],
  ['phone', { type: 'tel', maxLength: 40 }],
  ['size', { required: true }],
  ['day', { type: 'date' }],
  ['terms', { type: 'checkbox', required: true }],
  ['files', { type: 'file', multiple: true, required: true }],
] as const)('gives the control of %s its HTML attributes', (name, rules) => {
  expect(controlRules(form.fields[name])).toEqual(rules)
})
