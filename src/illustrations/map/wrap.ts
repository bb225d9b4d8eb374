import { textWidth } from './text-width.ts'

/** The minimum number of letters in a row, so that “B” or “HB” is never alone. */
const shortestRow = 3

/** A name split into one, two and up to `most` rows, as evenly as its words allow; a row may end in a hyphen. */
export function wrapVariants(name: string, size: number, most: number): string[][] {
  const words = name.split(/ |(?<=-)/)
  const ways = Array.from({ length: Math.min(most, words.length) }, (_, index) =>
    evenRows(words, index + 1, size),
  )
  return ways.filter((rows, index) => index === 0 || rows.every(row => row.length >= shortestRow))
}

/** The width of the widest row. */
export const widestRow = (rows: readonly string[], size: number): number =>
  Math.max(...rows.map(row => textWidth(row, size)))

function evenRows(words: readonly string[], rows: number, size: number): string[] {
  if (rows === 1) return [words.join(' ').replaceAll('- ', '-')]
  const ways = words.slice(rows - 1).map((_, index) => {
    const cut = index + 1
    return [...evenRows(words.slice(0, cut), 1, size), ...evenRows(words.slice(cut), rows - 1, size)]
  })
  return ways.reduce((best, way) => (widestRow(way, size) < widestRow(best, size) ? way : best))
}
