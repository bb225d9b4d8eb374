import type { Content } from '../../../src/content-model/rules/content.ts'
import type { Fault } from '../../../src/content-model/rules/fault.ts'
import { type Passage, passagesOf } from '../passages.ts'
import { dictionary } from './dictionaries.ts'
import { type OwnWords, ownWords, wordPattern } from './own-words.ts'

/** What is not a word: figures and addresses. */
const noWords = /\{\{[^}]*\}\}|https?:\/\/\S+|\S+@\S+|\b[\w-]+\.(?:com|org|net|eu|[a-z]{2})\b|<[^>]*>/g

const listsOfNames = ['spelling', 'stations', 'operators', 'reservations', 'site'] as const

/**
 * Words that are neither in the language's dictionary nor in our own lists, each once per file. If one of
 * the lists has a fault, none are reported, since its names would be reported everywhere.
 */
export function spellingNotes(content: Content): Fault[] {
  const isRefused = (name: (typeof listsOfNames)[number]) =>
    !content.single[name] && content.files.some(({ path }) => path === `content/${name}.yaml`)
  if (listsOfNames.some(isRefused)) return []
  const own = ownWords(content)
  return content.files.flatMap(file => {
    const reported = new Set<string>()
    return passagesOf(file).flatMap(passage =>
      unknownIn(passage, own[passage.locale]).flatMap(({ word, at }) => {
        if (reported.has(word)) return []
        reported.add(word)
        const message = `“${word}” is in no dictionary: correct it, or add it to content/spelling.yaml if it is right`
        return [passage.note(at, 'spelling', message)]
      }),
    )
  })
}

function unknownIn({ text, locale }: Passage, own: OwnWords): { word: string; at: number }[] {
  const has = dictionary(locale)
  const plain = text.replace(noWords, blank).replace(own.phrases, blank)
  return [...plain.matchAll(wordPattern)].flatMap(({ 0: found, index }) => {
    const word = found.replaceAll('’', "'").replaceAll('\u00AD', '')
    // A word of one letter is a label.
    return word.length === 1 || isKnown(word, own.words, has) ? [] : [{ word: found, at: index }]
  })
}

/** The endings that Swedish and Danish append to a name: the fjord, `Rombaksfjorden`. */
const endings = new Set(['en', 'et', 'ens', 'ets'])

/** Whether a word is correct: as it is, as a genitive, or as a name with a word after it (Raumabanan). */
function isKnown(word: string, own: ReadonlySet<string>, has: (word: string) => boolean): boolean {
  const owns = (part: string) => own.has(part) || own.has(part.toLowerCase())
  if (owns(word) || has(word) || has(word.replace(/'s$/, ''))) return true
  if (!/^\p{Lu}/u.test(word)) return false
  if (owns(word.replace(/(?:'s|'|s)$/, '')) || has(word.replace(/(?:'|s)$/, ''))) return true
  for (let end = 3; end <= word.length - 2; end += 1) {
    const rest = word.slice(end)
    if (
      own.has(word.slice(0, end)) &&
      (endings.has(rest) || has(rest) || (rest.startsWith('s') && has(rest.slice(1))))
    )
      return true
  }
  return false
}

const blank = (part: string) => ' '.repeat(part.length)
