import { expect, test } from 'vitest'
import { mark } from './mark.ts'
import { wordsOf } from './words.ts'

const segments = (text: string, words: readonly string[]) =>
  mark(
    text,
    wordsOf(text).filter(({ word }) => words.includes(word.toLowerCase())),
  )

const marks = (text: string, words: readonly string[]) =>
  segments(text, words)
    .map(({ text, marked }) => (marked ? `[${text}]` : text))
    .join('')

test.each([
  ['Every night train needs a place.', ['train'], 'Every night [train] needs a place.'],
  ['Every night train needs a place.', ['night', 'train'], 'Every [night train] needs a place.'],
  ['Night, train', ['night', 'train'], '[Night], [train]'],
  ['Write an e-mail', ['email'], 'Write an [e-mail]'],
  ['Write an e-mail', ['mail'], 'Write an e-[mail]'],
  ['Write an e-mail', ['mail', 'email'], 'Write an [e-mail]'],
  ['train', ['train'], '[train]'],
  ['No hit', ['train'], 'No hit'],
  ['', ['train'], ''],
  ['a <b>train</b> & more', ['train'], 'a <b>[train]</b> & more'],
])('marks in "%s" the words %j', (text, words, expected) => {
  expect(marks(text, words)).toBe(expected)
})

test('loses no character of the text', () => {
  const text = 'Från 00.00 till 23.59 – “hela dygnet”, Wi-Fi & allt.'
  for (const words of [['00'], ['wi', 'fi'], ['wifi', 'dygnet'], []])
    expect(
      segments(text, words)
        .map(part => part.text)
        .join(''),
    ).toBe(text)
})
