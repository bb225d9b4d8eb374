import type { Word } from './words.ts'

/** A stretch of text, and whether it is what was looked for. */
export interface Segment {
  readonly text: string
  readonly marked: boolean
}

/**
 * A text in stretches, with those of its words marked that were meant. Neighbouring words are one stretch, as one phrase.
 * Text, never HTML: whoever shows it makes the elements.
 */
export function mark(text: string, matches: readonly Word[]): Segment[] {
  const ranges = matches.toSorted((one, other) => one.start - other.start)
  const segments: Segment[] = []
  let done = 0
  for (const { start, end } of ranges) {
    const last = segments.at(-1)
    const between = text.slice(done, start)
    if (last?.marked && start <= done) {
      segments[segments.length - 1] = { text: last.text + text.slice(done, end), marked: true }
    } else if (last?.marked && /^\s+$/.test(between)) {
      segments[segments.length - 1] = { text: last.text + between + text.slice(start, end), marked: true }
    } else {
      if (between) segments.push({ text: between, marked: false })
      segments.push({ text: text.slice(start, end), marked: true })
    }
    done = Math.max(done, end)
  }
  if (done < text.length) segments.push({ text: text.slice(done), marked: false })
  return segments
}
