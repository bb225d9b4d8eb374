import type { Content } from '../../src/content-model/rules/content.ts'
import type { Fault } from '../../src/content-model/rules/fault.ts'
import type { SourceFile } from '../../src/content-model/rules/source-file.ts'
import { type Passage, passagesOf } from './passages.ts'
import { sentencesOf } from './sentences.ts'

/** The maximum number of words in a sentence, for readers on a phone. */
export const mostWords = 30
/** The maximum LIX, a measure of readability: 40 for a newspaper, 50 for an official letter. */
export const mostLix = 50
/** The minimum number of words for a meaningful LIX. */
const fewestWords = 100

/** Sentences that are too long, and texts that are hard to read by their LIX. */
export const readabilityNotes = ({ files }: Content): Fault[] => files.flatMap(file => notesOf(file))

function notesOf(file: SourceFile): Fault[] {
  let words = 0
  let long = 0
  let sentences = 0
  const notes: Fault[] = []
  for (const passage of passagesOf(file).filter(isProse))
    for (const sentence of sentencesOf(passage.text, passage.locale)) {
      const { length } = sentence.words
      sentences += 1
      words += length
      long += sentence.words.filter(word => word.replace(/[^\p{L}]/gu, '').length > 6).length
      if (length > mostWords)
        notes.push(
          passage.note(
            sentence.at,
            'sentence',
            `has ${length} words: split it in two; it begins “${sentence.words.slice(0, 5).join(' ')}”`,
          ),
        )
    }
  const lix = Math.round(words / sentences + (100 * long) / words)
  if (words < fewestWords || lix <= mostLix) return notes
  return [
    ...notes,
    file.faultAt(
      0,
      'readability',
      `LIX is ${lix}, and should be at most ${mostLix}: use shorter sentences and words`,
    ),
  ]
}

const isProse = ({ kind }: Passage) => kind === 'paragraph' || kind === 'field'
