import { expect, test } from 'vitest'
import type { SearchEntry } from '../../src/shared/search/entry.ts'
import { wordsOf } from '../../src/shared/search/words.ts'
import { questionVariants } from './many-questions.ts'

const question = (id: string, title: string, text: string): SearchEntry => ({
  kind: 'question',
  href: `#${id}`,
  title,
  text,
  keywords: ['reservation'],
  elsewhere: [],
  names: [],
  sections: [],
  more: '',
  note: '',
})
const entries: readonly SearchEntry[] = [
  question('refund', 'When is a ticket refunded?', 'Cancelled journeys are refunded within fourteen days.'),
  question(
    'children',
    'Do children travel free?',
    'Children younger than twelve travel free with a passenger.',
  ),
  { ...question('/guide', 'Norway', 'Mountains and railways'), kind: 'guide' },
]
const many = questionVariants(entries, 20)
const vocabulary = (list: readonly SearchEntry[]) =>
  new Set(list.flatMap(({ title, text }) => wordsOf(`${title} ${text}`).map(({ word }) => word))).size

test('makes the requested number of questions, and leaves the real ones and the pages unchanged', () => {
  expect(many.filter(({ kind }) => kind === 'question')).toHaveLength(20)
  expect(many).toEqual(expect.arrayContaining([...entries]))
})

test('gives each an address and a text of its own', () => {
  expect(new Set(many.map(({ href }) => href)).size).toBe(many.length)
  expect(new Set(many.map(({ title, text }) => title + text)).size).toBe(many.length)
})

test('makes the vocabulary grow, and is the same each time', () => {
  expect(vocabulary(many)).toBeGreaterThan(2 * vocabulary(entries))
  expect(questionVariants(entries, 20)).toEqual(many)
})
