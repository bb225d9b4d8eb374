/** A word and where it stands in its text. */
export interface Word {
  readonly word: string
  readonly start: number
  readonly end: number
}

const part = /[\p{L}\p{N}]+/gu
const hyphenated = /[\p{L}\p{N}]+(?:[-‑’'][\p{L}\p{N}]+)+/gu

const found = (text: string, shape: RegExp): Word[] =>
  [...text.matchAll(shape)].map(({ 0: word, index }) => ({ word, start: index, end: index + word.length }))

/**
 * The words of a text. A hyphenated one comes in its parts and joined, since half of the people who ask write
 * "e-mail" and the other half "email".
 */
export function wordsOf(text: string): Word[] {
  const joined = found(text, hyphenated).map(whole => ({ ...whole, word: whole.word.replace(/[-‑’']/g, '') }))
  return [...found(text, part), ...joined]
}
