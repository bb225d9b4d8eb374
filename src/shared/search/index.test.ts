import { expect, test } from 'vitest'
import type { Locale } from '../../i18n/locales.ts'
import type { SearchEntry } from './entry.ts'
import { createSearch, type Hit } from './index.ts'
import { queryLength } from './query-length.ts'

function searchOf(locale: Locale, entries: readonly SearchEntry[]) {
  const search = createSearch(locale)
  search.add(entries)
  return search
}

const question = (title: string, text = '', keywords: readonly string[] = []): SearchEntry => ({
  kind: 'question',
  href: `#${title}`,
  title,
  text,
  keywords,
  elsewhere: [],
  names: [],
  sections: [],
  more: '',
  note: '',
})
const guide = (title: string, names: readonly string[] = []): SearchEntry => ({
  ...question(title),
  kind: 'guide',
  names,
})
const titles = (hits: readonly Hit[]) => hits.map(hit => hit.entry.title)
const marked = (hits: readonly Hit[]) =>
  hits.flatMap(hit => [...hit.title, ...hit.text]).flatMap(part => (part.marked ? [part.text] : []))

test('ranks an answer to all words above one that repeats a single word', () => {
  const search = searchOf('en', [
    question('Trains', 'A train, and another train, and one more train.'),
    question('Refunds', 'When a train is cancelled the fare comes back.'),
  ])
  expect(titles(search.find('cancelled train', 5))[0]).toBe('Refunds')
})

test('finds a word that is part of a compound, and a compound’s parts', () => {
  const search = searchOf('sv', [question('Nattågsbiljetter'), question('Cyklar')])
  expect(titles(search.find('biljett', 5))).toEqual(['Nattågsbiljetter'])
  const parts = searchOf('da', [question('Reservation'), question('Cykler')])
  expect(titles(parts.find('pladsreservation', 5))).toEqual(['Reservation'])
})

test('finds a word while it is being typed, from its second letter', () => {
  const search = searchOf('en', [question('Activation'), question('Refund')])
  for (let letters = 2; letters <= 'activation'.length; letters++)
    expect(titles(search.find('activation'.slice(0, letters), 5)), String(letters)).toEqual(['Activation'])
})

test('mixes questions and pages, best first, up to the limit', () => {
  const many = Array.from({ length: 9 }, (_, at) => [question(`Norway ${at}`), guide(`Norway, part ${at}`)])
  const search = searchOf('en', many.flat())
  expect(new Set(search.find('norway', 18).map(hit => hit.entry.kind))).toEqual(
    new Set(['question', 'guide']),
  )
  expect(search.find('norway', 4)).toHaveLength(4)
})

test.each([
  ['norway', 'Norway'],
  ['norw', 'Norway'],
  ['norwey', 'Norway'],
  ['in norway', 'Norway'],
  ['norway refund', 'Can I have a refund in Norway?'],
  ['help desk', 'Contact us'],
])('ranks first for "%s" what has that title: %s', (query, title) => {
  const search = searchOf('en', [
    question(
      'Can I have a refund in Norway?',
      'Norway, Norway and Norway. Ask for help at the desk, the help desk.',
    ),
    guide('Norway'),
    question('Contact us', 'Write.', ['help desk']),
  ])
  expect(titles(search.find(query, 5))[0]).toBe(title)
})

test.each([
  { query: 'travell childern', what: 'an answer and a page as near', first: 'Do children travel free?' },
  { query: 'travel with childern', what: 'it and a page called that', first: 'Travel with children' },
  { query: 'waht can i claim', what: 'questions put otherwise', first: 'What can I claim?' },
  { query: 'how do i clam', what: 'questions put otherwise', first: 'How do I claim?' },
])('ranks first for "$query" among $what: $first', ({ query, first }) => {
  const entries = [
    question('Do children travel free?'),
    guide('Children travel often'),
    ...(first.startsWith('Do ') ? [] : [guide('Travel with children')]),
    question('How do I claim?'),
    question('What can I claim?'),
  ]
  for (const order of [entries, entries.toReversed()])
    expect(titles(searchOf('en', order).find(query, 5))[0]).toBe(first)
})

test('does not treat a title as longer because it is a sentence', () => {
  const search = searchOf('en', [
    question('Seats, rooms, meals'),
    question('When do I need a seat?'),
    question('Price'),
  ])
  expect(titles(search.find('seat cost', 5))[0]).toBe('When do I need a seat?')
})

test('ranks a text with a part of a word below one with the whole word', () => {
  const order = question(
    'Vad kostar taxi, och när ska jag beställa taxi?',
    'Beställ taxi tidigt. Beställ taxi här.',
  )
  const cancel = question('Hur avbokar jag min taxi?', 'Ring oss.', ['avbeställa'])
  const search = searchOf('sv', [order, question('Beställa'), cancel])
  expect(titles(search.find('avbestalla taxi', 5))[0]).toBe(cancel.title)
})

test.each([
  { what: 'a keyword that only begins with it', keyword: 'kørestolskupé' },
  { what: 'words that are parts of it', keyword: 'køre i en god stol' },
])('ranks an answer whose keyword is the query above a title with the query and $what', ({ keyword }) => {
  const help = question('Hvordan får jeg assistance?', 'Sig, at du bruger kørestol.', ['kørestol'])
  const night = question('Må en kørestol køre med et nattog?', 'Ja, med en kørestol.', [keyword])
  const others = Array.from({ length: 9 }, (_, at) => question(`Bagage ${at}`, 'Ja.', ['bagage']))
  expect(titles(searchOf('da', [night, help, ...others]).find('kørestol', 5))[0]).toBe(help.title)
})

test('finds a page by a place that it mentions, and names the place', () => {
  const search = searchOf('en', [
    guide('Norway', ['Oslo', 'Bergen Line', 'Bergen']),
    guide('Denmark', ['Odense']),
  ])
  expect(search.find('bergen', 5).map(hit => [hit.entry.title, hit.names])).toEqual([['Norway', ['Bergen']]])
})

test('marks the matching words as the text writes them', () => {
  const search = searchOf('da', [
    question('Rejser børn gratis?', 'Børnene rejser med en voksen.', ['familie']),
  ])
  expect(marked(search.find('boern', 5))).toEqual(['børn', 'Børnene'])
})

test('weighs a rare word more than a common one', () => {
  const search = searchOf('en', [
    question('Eurostar'),
    ...Array.from({ length: 9 }, (_, at) => question(`Seat, part ${at}`, 'A seat.')),
  ])
  expect(titles(search.find('seat eurostar', 5))[0]).toBe('Eurostar')
})

test('does not lower a title for a word that no entry has', () => {
  const search = searchOf('en', [question('Trains in Norway and other countries', 'Norway'), guide('Norway')])
  expect(titles(search.find('norway qqqqqq', 5))[0]).toBe('Norway')
})

test('ranks a legal page below others, unless the query names it', () => {
  const terms = { ...guide('Terms'), kind: 'legal', text: 'Price, price and price.' } as const
  const search = searchOf('en', [terms, question('What is in it?', 'The price of a pass is in it.')])
  expect(titles(search.find('price', 5))).toEqual(['What is in it?', 'Terms'])
  expect(titles(search.find('terms', 5))).toEqual(['Terms'])
})

const row = (title: string): SearchEntry => ({
  ...question(title),
  kind: 'seat',
  href: `/france#${title}`,
  more: 'seat fee',
})

test('finds a row of a table by its own name, but not by words that all rows have', () => {
  const search = searchOf('en', [row('Eurostar'), row('Italo'), question('What is the seat fee?')])
  expect(titles(search.find('seat fee', 5))).toEqual(['What is the seat fee?'])
  expect(titles(search.find('eurostar seat fee', 5))[0]).toBe('Eurostar')
})

test('links to a section that is more similar to the query than the title', () => {
  const entry = { ...guide('Norway'), href: '/norway', sections: ['Night trains', 'Good to know'] }
  const search = searchOf('en', [entry, guide('Denmark')])
  const places = (query: string) => search.find(query, 5).map(({ href, section }) => [href, section])
  expect(places('norway nigth trains')[0]).toEqual(['/norway#night-trains', 'Night trains'])
  expect(places('norway')[0]).toEqual(['/norway', undefined])
})

test('finds an entry by its name in another language, and still corrects a typing error that is a word there', () => {
  const sweden = { ...guide('Sweden'), elsewhere: ['Sverige', 'Nummer'] }
  const search = searchOf('en', [sweden, guide('Denmark'), question('Phone number')])
  expect(titles(search.find('sverige', 5))).toEqual(['Sweden'])
  expect(titles(search.find('nummer', 5))).toContain('Phone number')
})

test('adds entries in parts', () => {
  const search = searchOf('en', [question('Taxi')])
  expect(search.find('voucher', 5)).toEqual([])
  search.add([question('Gift voucher')])
  expect(titles(search.find('voucher', 5))).toEqual(['Gift voucher'])
})

test('reads only the beginning of a very long query', () => {
  const search = searchOf('en', [question('Refund'), question('Pass')])
  const repeated = 'refund '.repeat(queryLength)
  expect(titles(search.find(`pass ${repeated}`, 5))).toEqual(expect.arrayContaining(['Refund', 'Pass']))
  expect(titles(search.find(`${repeated} pass`, 5))).toEqual(['Refund'])
})

test.each(['<script>alert(1)</script>', '__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  'treats %s as ordinary words',
  query => {
    const search = searchOf('en', [question('Taxi', 'A constructor drives.')])
    expect(() => search.find(query, 5)).not.toThrow()
  },
)

test.each(['1', 'a', 'a'.repeat(40)])('finds nothing for "%s", which is in every text by chance', query => {
  const search = searchOf('en', [question('How do I cancel a taxi?', 'Until 1 hour before.')])
  expect(search.find(query, 5)).toEqual([])
})
