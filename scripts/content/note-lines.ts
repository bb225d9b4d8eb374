import { type Fault, faultLine } from '../../src/content-model/rules/fault.ts'

/** A field without its places in lists: `asOf` of `12.asOf`. */
const fieldName = (field: string) => field.replace(/(^|\.)\d+(?=\.|$)/g, '').replace(/^\./, '')

/** What a note says, whatever the word or the number. */
const sentence = ({ field, message }: Fault) =>
  `${fieldName(field)}: ${message.replace(/“[^”]*”/g, '“”').replace(/\d+/g, '0')}`

/**
 * Notes as lines. Those that say the same about one file are one line, with their number and places. The rarest
 * sentences come last, where the report ends, so that a misspelling is not lost among hundreds of old dates.
 */
export function noteLines(notes: readonly Fault[]): string[] {
  const bySentence = [...Map.groupBy(notes, sentence).values()]
  return bySentence
    .sort((one, other) => other.length - one.length)
    .flatMap(same =>
      [...Map.groupBy(same, ({ path, message }) => `${path} ${message}`).values()].map(inOneLine),
    )
}

function inOneLine(notes: readonly Fault[]): string {
  const [first] = notes
  if (!first) return ''
  if (notes.length === 1) return `${faultLine(first)} (note)`
  const lines = [...new Set(notes.map(({ line }) => line))].join(', ')
  return `${faultLine({ ...first, field: fieldName(first.field) })} (${notes.length} notes: lines ${lines})`
}
