import type { Word } from './words.ts'

/** The number of characters of a text that a result shows. */
export const excerptLength = 200

/** The maximum number of characters before the first match, so that it is read in its sentence. */
const lead = 60

interface Excerpt {
  readonly text: string
  /** What to add to a position in the excerpt to get the position in the whole text. */
  readonly from: number
}

/**
 * The part of a text around a word: the beginning if the word is there, otherwise from the beginning of a sentence or
 * word before it. It is cut between words, with an ellipsis where text is left out.
 */
export function excerpt(text: string, first: Word | undefined): Excerpt {
  if (text.length <= excerptLength) return { text, from: 0 }
  const start = first && first.end > excerptLength ? startBefore(text, first.start) : 0
  const before = start > 0 ? '…' : ''
  const from = start - before.length
  const furthest = start + excerptLength
  if (furthest >= text.length) return { text: before + text.slice(start), from }
  const space = text.lastIndexOf(' ', furthest)
  const shown = text.slice(start, space > start ? space : furthest).replace(/[.,;:]$/, '')
  return { text: `${before}${shown}…`, from }
}

function startBefore(text: string, position: number): number {
  const sentence = text.lastIndexOf('. ', position) + 2
  if (sentence > 1 && position - sentence <= lead) return sentence
  const space = text.indexOf(' ', position - lead)
  return space < position ? space + 1 : position
}
