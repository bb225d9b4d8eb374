import type { SearchEntry } from '../../src/shared/search/entry.ts'

const vowels = 'aeiouyåäöæø'

/** Long words are mostly those that distinguish a question from others. */
const long = /\p{L}{6,}/gu

/**
 * The requested number of questions, made from real ones, and all pages unchanged. A variant has the title of one
 * question and the answer of another, with a third of the long words changed, so that the vocabulary grows as in real
 * texts. The same entries give the same result.
 */
export function questionVariants(entries: readonly SearchEntry[], count: number): SearchEntry[] {
  const questions = entries.filter(({ kind }) => kind === 'question')
  const pages = entries.filter(({ kind }) => kind !== 'question')
  const variants = Array.from({ length: count - questions.length }, (_, at) => variant(questions, at))
  return [...questions, ...variants, ...pages]
}

function variant(questions: readonly SearchEntry[], at: number): SearchEntry {
  const round = Math.floor(at / questions.length) + 1
  const title = questions[at % questions.length]
  const answer = questions[(at + round) % questions.length]
  if (!title || !answer) throw new Error('The search data has no question to copy')
  const change = (text: string) => changed(text, round)
  return {
    ...title,
    href: `${title.href}-${round}`,
    title: change(title.title),
    text: change(answer.text),
    keywords: answer.keywords.map(change),
  }
}

/** A text with every third long word changed: its vowels are replaced. */
function changed(text: string, round: number): string {
  let met = 0
  return text.replace(long, word => {
    met += 1
    if ((met + round) % 3 !== 0) return word
    return word.replace(/\p{L}/gu, letter => {
      const place = vowels.indexOf(letter)
      return place < 0 ? letter : (vowels[(place + round) % vowels.length] ?? letter)
    })
  })
}
