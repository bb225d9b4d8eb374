import { expect, test } from 'vitest'
import { cleanFreeText, cleanLine, cleanParagraph } from './clean-text.ts'

const invisible = [
  ['a soft hyphen', '\u00ad'],
  ['an Arabic mark of direction', '\u061c'],
  ['a zero-width space', '\u200b'],
  ['marks of direction', '\u200e\u200f'],
  ['embeddings of direction', '\u202a\u202b\u202c\u202d\u202e'],
  ['isolates of direction', '\u2066\u2067\u2068\u2069'],
  ['a word joiner', '\u2060'],
  ['a Hangul filler', '\u3164'],
  ['a byte order mark', '\ufeff'],
  ['notes between the lines', '\ufff9\ufffa\ufffb'],
  ['tags', '\u{e0001}\u{e0041}\u{e007f}'],
] as const
const shaping = [
  ['joiners', '\u200c\u200d'],
  ['variation selectors', '\ufe0f\u{e0100}'],
] as const

test.each([...invisible, ...shaping])('a line loses %s', (_, marks) => {
  expect(cleanLine(` I${marks}da ${marks}`)).toBe('Ida')
  expect(cleanLine(`${marks} ${marks}`)).toBe('')
})

test.each(invisible)('a paragraph loses %s', (_, marks) => {
  expect(cleanParagraph(`${marks} I${marks}da\n${marks}Ås ${marks}`)).toBe('Ida\nÅs')
})

test.each([
  ['a paragraph', cleanParagraph],
  ['a greeting', cleanFreeText],
])('%s keeps the joiners of emoji and scripts, unless there is nothing else', (_, clean) => {
  for (const kept of ['👩\u200d👧', '❤\ufe0f', 'می\u200cخواهم']) expect(clean(kept)).toBe(kept)
  expect(clean(' \u200d\ufe0f\n\u200c')).toBe('')
})

test.each(invisible)('a greeting loses %s', (_, marks) =>
  expect(cleanFreeText(`${marks} Bra${marks}vo ${marks}`)).toBe('Bravo'),
)

test('a paragraph keeps its lines and tabs, and no other control character', () => {
  expect(cleanParagraph('a\r\nb\rc\u2028d\te\u0000f\u0085g\n')).toBe('a\nb\nc\nd\te f g')
})

test.each(['Ida', 'Åsa-Märta von Sydow', 'Łódź', '王小明', '渡邊', 'Nguyễn', 'محمد', 'O’Brien'])(
  'leaves the name %s unchanged',
  name => expect(cleanLine(name)).toBe(name),
)
