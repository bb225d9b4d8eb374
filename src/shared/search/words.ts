/** A word and its position in its text. */
export interface Word {
  readonly word: string
  readonly start: number
  readonly end: number
}

const whole = /[\p{L}\p{N}]+((?:[-‑’'][\p{L}\p{N}]+)+)?/gu
const part = /[^-‑’']+/g

/**
 * The words of a text. A hyphenated word is returned in its parts and joined, since half of the readers type "e-mail"
 * and the other half "email".
 */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  for (const { 0: unit, 1: more, index: start } of text.matchAll(whole)) {
    const end = start + unit.length
    if (more === undefined) {
      words.push({ word: unit, start, end })
      continue
    }
    const parts = [...unit.matchAll(part)]
    for (const { 0: word, index } of parts)
      words.push({ word, start: start + index, end: start + index + word.length })
    words.push({ word: parts.join(''), start, end })
  }
  return words
}
