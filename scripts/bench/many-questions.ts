import type { SearchEntry } from '../../src/shared/search/entry.ts'

/**
 * All entries, and variants of the questions until there are `count` questions. A variant has the title of one question
 * and the answer of another, with other vowels in every third long word, so that the vocabulary grows as in real texts.
 */
export function withVariants(entries: readonly SearchEntry[], count: number): SearchEntry[] {
  const questions = entries.filter(({ kind }) => kind === 'question')
  const rounds = Array.from({ length: Math.ceil(count / questions.length) }, (_, at) => at + 1)
  const variants = rounds.flatMap(round =>
    questions.map((question, at) => {
      const { text, keywords } = questions[(at + round) % questions.length] ?? question
      return {
        ...question,
        href: `${question.href}-${round}`,
        title: changeWords(question.title, round),
        text: changeWords(text, round),
        keywords: keywords.map(keyword => changeWords(keyword, round)),
      }
    }),
  )
  return [...entries, ...variants.slice(0, count - questions.length)]
}

const vowels = 'aeiouyåäöæø'

function changeWords(text: string, round: number): string {
  let met = round
  return text.replace(/\p{L}{6,}/gu, word => {
    met += 1
    if (met % 3 !== 0) return word
    return word.replace(/[aeiouyåäöæø]/g, vowel =>
      vowels.charAt((vowels.indexOf(vowel) + round) % vowels.length),
    )
  })
}
