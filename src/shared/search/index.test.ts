import { expect, test } from 'vitest'
import type { Locale } from '../../i18n/locales.ts'
import type { SearchEntry } from './entry.ts'
import { createSearch, type Hit } from './index.ts'

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
  note: '',
})
const guide = (title: string, text = ''): SearchEntry => ({ ...question(title, text), kind: 'guide' })
const titles = (hits: readonly Hit[]) => hits.map(hit => hit.entry.title)
const marked = (hits: readonly Hit[]) =>
  hits.flatMap(hit => [...hit.title, ...hit.text]).flatMap(part => (part.marked ? [part.text] : []))

test('puts an answer to all of the words before one that says a single word often', () => {
  const search = searchOf('en', [
    question('Trains', 'A train, and another train, and one more train.'),
    question('Refunds', 'When a train is cancelled the fare comes back.'),
  ])
  expect(titles(search.find('cancelled train', 5).questions)[0]).toBe('Refunds')
})

test('finds a word that is part of a compound, and a compound’s parts', () => {
  const search = searchOf('sv', [question('Nattågsbiljetter'), question('Cyklar')])
  expect(titles(search.find('biljett', 5).questions)).toEqual(['Nattågsbiljetter'])
  const parts = searchOf('da', [question('Reservation'), question('Cykler')])
  expect(titles(parts.find('pladsreservation', 5).questions)).toEqual(['Reservation'])
})

test('finds a word while it is typed, from its second letter', () => {
  const search = searchOf('en', [question('Activation'), question('Refund')])
  for (let letters = 2; letters <= 'activation'.length; letters++)
    expect(titles(search.find('activation'.slice(0, letters), 5).questions), String(letters)).toEqual([
      'Activation',
    ])
})

test('keeps questions and pages apart, and at most as many of each as asked for', () => {
  const many = Array.from({ length: 9 }, (_, at) => [question(`Norway ${at}`), guide(`Norway, part ${at}`)])
  const found = searchOf('en', many.flat()).find('norway', 4)
  expect(found.questions).toHaveLength(4)
  expect(found.pages).toHaveLength(4)
  expect(found.pages.every(hit => hit.entry.kind === 'guide')).toBe(true)
})

test('marks the words that were meant, as the text writes them', () => {
  const search = searchOf('da', [
    question('Rejser børn gratis?', 'Børnene rejser med en voksen.', ['familie']),
  ])
  expect(marked(search.find('boern', 5).questions)).toEqual(['børn', 'Børnene'])
})

test('adds entries in parts', () => {
  const search = searchOf('en', [question('Taxi')])
  expect(search.find('voucher', 5).questions).toEqual([])
  search.add([question('Gift voucher')])
  expect(titles(search.find('voucher', 5).questions)).toEqual(['Gift voucher'])
})

test('reads a very long question in no time, and no further than its beginning', () => {
  const search = searchOf('en', [question('Refund'), question('Pass')])
  const started = performance.now()
  expect(search.find(`refund ${'pass '.repeat(5000)}`, 5).questions.length).toBeGreaterThan(0)
  expect(performance.now() - started).toBeLessThan(1000)
})

test.each(['<script>alert(1)</script>', '__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  'takes %s for words like any others',
  query => {
    const search = searchOf('en', [question('Taxi', 'A constructor drives.')])
    expect(() => search.find(query, 5)).not.toThrow()
  },
)

test.each(['1', 'a', 'a'.repeat(40)])(
  'finds nothing for "%s", which stands in every text by chance',
  query => {
    const search = searchOf('en', [question('How do I cancel a taxi?', 'Until 1 hour before.')])
    expect(search.find(query, 5).questions).toEqual([])
  },
)
