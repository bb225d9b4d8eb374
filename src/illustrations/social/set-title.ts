import { textWidth } from '../map/text-width.ts'

const sizes = [116, 104, 92, 82, 74, 66, 58, 52, 46] as const
const smallest = 46

/** In multiples of the size; the display face is set tight. */
export const titleLineHeight = 1.04
export const titleTracking = -0.035

export interface SetTitle {
  /** In pixels. */
  readonly size: number
  readonly lines: readonly string[]
}

/** In multiples of the size. */
const widthOf = (text: string) => textWidth(text, 100) / 100 + titleTracking * text.length

/**
 * Breaks words into lines of at most this width, in multiples of the size. A word that is wider has a line of its own.
 */
function wrap(words: readonly string[], width: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const line = lines.at(-1)
    const longer = line === undefined ? word : `${line} ${word}`
    if (line !== undefined && widthOf(longer) <= width) lines.splice(-1, 1, longer)
    else lines.push(word)
  }
  return lines
}

/** The same number of lines, as similar in length as possible, so that no word is alone on the last one. */
function balanced(words: readonly string[], width: number): string[] {
  let lines = wrap(words, width)
  for (;;) {
    const narrower = Math.max(...lines.map(widthOf)) - 0.01
    const next = wrap(words, narrower)
    if (next.length > lines.length || next.some(line => widthOf(line) > narrower)) return lines
    lines = next
  }
}

/**
 * Sets a title in a box of pixels: in the largest size at which it fits without cutting a word, in lines of similar
 * length. A title that does not fit at the smallest size ends in an ellipsis.
 *
 *     setTitle('Bosnien och Hercegovina', 616, 340) // => { size: 104, lines: ['Bosnien och', 'Hercegovina'] }
 */
export function setTitle(title: string, width: number, height: number): SetTitle {
  const words = title.trim().split(/\s+/)
  const room = (size: number) => Math.floor(height / (size * titleLineHeight))
  const fits = (size: number) =>
    words.every(word => widthOf(word) * size <= width) && wrap(words, width / size).length <= room(size)
  const size = sizes.find(fits)
  if (size !== undefined) return { size, lines: balanced(words, width / size) }
  const lines = wrap(words, width / smallest)
  const fittingLines = lines.slice(0, room(smallest))
  return {
    size: smallest,
    lines:
      fittingLines.length < lines.length
        ? [...fittingLines.slice(0, -1), `${fittingLines.at(-1)} …`]
        : fittingLines,
  }
}
