import type { Word } from './words.ts'

/** A part of a text, and whether it is marked. */
export interface Segment {
  readonly text: string
  readonly marked: boolean
}

/**
 * Splits a text into segments and marks the matching words. Adjacent matches become one segment. Segments are text,
 * never HTML: their user makes the elements.
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
