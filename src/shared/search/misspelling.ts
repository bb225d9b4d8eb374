import type { Vocabulary } from './vocabulary.ts'

/** The number of letters of a word that are compared; nobody misspells more. */
const compared = 40

/** The maximum number of wrong letters. Words with more count as infinitely different, and the comparison stops. */
const most = 3

/** The difference between what was typed and a word, in wrong, missing, additional and swapped letters. */
interface Distance {
  readonly full: number
  /** The difference to the word's most similar beginning, since the rest may not be typed yet. */
  readonly prefix: number
}

/** Reused by each comparison: thousands are made between two keys. */
const rows = Array.from({ length: 3 }, () => new Uint8Array(compared + 3)) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
]

/** The optimal string alignment distance, up to two letters beyond what was typed. */
export function misspelling(typed: string, word: string): Distance {
  const height = Math.min(typed.length, compared)
  const width = Math.min(word.length, height + 2)
  let [before, last, row] = rows
  for (let j = 0; j <= width; j++) last[j] = j
  for (let i = 1; i <= height; i++) {
    const letter = typed.charCodeAt(i - 1)
    let nearest = i
    row[0] = i
    for (let j = 1; j <= width; j++) {
      const same = letter === word.charCodeAt(j - 1)
      let least = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1))
      if (i > 1 && j > 1 && letter === word.charCodeAt(j - 2) && typed[i - 2] === word[j - 1])
        least = Math.min(least, at(before, j - 2) + 1)
      row[j] = least
      if (least < nearest) nearest = least
    }
    // A swap refers to the row before the last, at a distance of one more.
    if (nearest > most) return { full: Infinity, prefix: Infinity }
    ;[before, last, row] = [last, row, before]
  }
  const prefix = Math.min(...last.subarray(0, width + 1))
  return { full: at(last, width) + word.length - width, prefix }
}

const at = (row: Uint8Array, place: number) => row[place] ?? 0

/**
 * Whether at most one letter of a beginning is wrong, missing, additional or swapped. This quick test excludes most
 * words.
 */
const isOtherStart = (typed: string, beginning: string) =>
  typed[1] === beginning[1] || typed[1] === beginning[0] || typed[0] === beginning[1]

/** A word that was probably meant, and its weight compared with a correctly typed one. */
interface Correction {
  readonly term: string
  readonly weight: number
}

/**
 * The terms most similar to one that no text has: those with one wrong letter if there are any, otherwise, for a long
 * word, those with two. In a short word a letter makes another word, so its beginning must be correct; below four
 * letters there are no corrections.
 */
export function correctionsOf(typed: string, vocabulary: Vocabulary): Correction[] {
  if (typed.length < 4) return []
  const short = typed.length < 6
  const one: Correction[] = []
  const prefixCorrections: Correction[] = []
  const two: Correction[] = []
  const isCandidatePrefix = (beginning: string) =>
    beginning[0] === typed[0] || (!short && isOtherStart(typed, beginning))
  for (const term of vocabulary.startingWith(isCandidatePrefix)) {
    const longer = term.length - typed.length
    const sameStart = term[0] === typed[0]
    if (longer < -2 || (!sameStart && longer > 1)) continue
    const distance = misspelling(typed, term)
    if (distance.full === 1) one.push({ term, weight: sameStart ? 0.9 : 0.7 })
    else if (short || !sameStart) continue
    else if (distance.prefix === 1 && longer > 0) prefixCorrections.push({ term, weight: 0.7 })
    else if (distance.full === 2) two.push({ term, weight: 0.5 })
  }
  if (one.length > 0) return one
  return prefixCorrections.length > 0 ? prefixCorrections : two
}
