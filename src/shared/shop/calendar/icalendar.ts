import type { IsoDay } from '../../iso-day.ts'

/** A day for the calendar. Texts may contain anything: they are escaped. */
export interface CalendarDay {
  /** Unique for ever, so that importing the file twice adds the day once. */
  readonly uid: string
  readonly day: IsoDay
  readonly summary: string
  readonly description: string
  /** The number of days before, at which the calendar reminds. */
  readonly remindBefore?: number
}

interface CalendarFile {
  /** The product that made it, as `-//Perrong//Order//EN`. */
  readonly product: string
  readonly made: Date
  readonly days: readonly CalendarDay[]
}

/**
 * A calendar file of whole days (RFC 5545): lines end in CR LF and are folded at 75 octets.
 *
 *     calendarFile({ product, made, days: [{ uid, day: '2027-06-01', … }] })
 *     // => 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\n…DTSTART;VALUE=DATE:20270601\r\n…'
 */
export const calendarFile = ({ product, made, days }: CalendarFile): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escaped(product)}`,
    'CALSCALE:GREGORIAN',
    ...days.flatMap(day => eventLines(day, made)),
    'END:VCALENDAR',
  ]
    .map(line => `${folded(line)}\r\n`)
    .join('')

/** An event with a date and no end lasts that one day. */
const eventLines = ({ uid, day, summary, description, remindBefore }: CalendarDay, made: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(uid)}`,
  `DTSTAMP:${made.toISOString().replace(/[-:]|\.\d+/g, '')}`,
  `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
  `SUMMARY:${escaped(summary)}`,
  `DESCRIPTION:${escaped(description)}`,
  // The day does not count as busy.
  'TRANSP:TRANSPARENT',
  ...(remindBefore === undefined
    ? []
    : [
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        `DESCRIPTION:${escaped(summary)}`,
        `TRIGGER:-P${remindBefore}D`,
        'END:VALARM',
      ]),
  'END:VEVENT',
]

/** A text value: backslash, semicolon, comma and line breaks are escaped, and other control characters removed. */
const escaped = (text: string) =>
  text
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')

const octets = 75
const utf8 = new TextEncoder()

/** A line in parts of at most 75 octets, each but the first after a space. No letter is split. */
function folded(line: string): string {
  const pieces: string[] = []
  let piece = ''
  let length = 0
  for (const letter of line) {
    const size = utf8.encode(letter).length
    if (length + size > octets) {
      pieces.push(piece)
      piece = ' '
      length = 1
    }
    piece += letter
    length += size
  }
  return [...pieces, piece].join('\r\n')
}
