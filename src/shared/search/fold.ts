/** Matches most words, which need no folding. */
const ascii = /^[a-z\d]*$/

const marks = /\p{M}+/gu

/** Letters that Unicode does not decompose into a base and a mark. */
const letterReplacements: Readonly<Record<string, string>> = {
  æ: 'a',
  ø: 'o',
  œ: 'o',
  ß: 'ss',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  đ: 'd',
}

/** What people type for æ, ø and å on a keyboard without them. */
const spelled: Readonly<Record<string, string>> = { ae: 'a', oe: 'o', aa: 'a' }

/**
 * A word without capitals, accents and the letters of the Nordic keyboards, however they are spelled. Texts and queries
 * are both folded, so that they match.
 *
 *     fold('Ændrar') // => 'andrar'
 *     fold('Ærø') === fold('aeroe') // => true
 */
export function fold(word: string): string {
  const lower = word.toLowerCase()
  const plain = ascii.test(lower) ? lower : withoutMarks(lower)
  return plain.replace(/ae|oe|aa/g, pair => spelled[pair] ?? pair)
}

const withoutMarks = (word: string) =>
  word
    .normalize('NFD')
    .replace(marks, '')
    .replace(/[æøœßðþłđ]/g, letter => letterReplacements[letter] ?? letter)

/** The words of a list, which has spaces between them. `foldedWords('från till') // => Set { 'fran', 'till' }` */
export const foldedWords = (list: string): ReadonlySet<string> => new Set(list.split(' ').map(fold))

/** A word with every doubled letter single. `squeeze('cancellation') // => 'cancelation'` */
export function squeeze(word: string): string {
  return word.replace(/(\p{L})\1+/gu, '$1')
}
