import type { Point } from './model.ts'
import { textWidth } from './text-width.ts'
import { wrapText } from './wrap-text.ts'

/** A stop of a line diagram: its name, something short beneath it, and whether one changes or sleeps there. */
export interface DiagramStop {
  readonly name: string
  readonly note?: string | undefined
  readonly change?: boolean | undefined
}

/** Type sizes and distances of a line diagram, in drawing units; `map.css` has the same type sizes. */
export const strip = {
  nameSize: 17,
  noteSize: 14,
  nameLine: 20,
  noteLine: 18,
  /** From the edge to the columns: the line comes back in this room when it folds. */
  side: 30,
  /** Between the texts of two neighbours, at least. */
  gutter: 12,
  ringRoom: 14,
  textBelow: 28,
  /** The line's corners are round by this much. */
  corner: 16,
} as const

/** A stop with its place and its texts, already broken into lines. */
export interface LaidStop {
  readonly stop: DiagramStop
  readonly at: Point
  readonly nameLines: readonly string[]
  readonly noteLines: readonly string[]
}

/** Stops in rows, read like text; `bottom` is where a row's lowest text ends. */
export interface StripLayout {
  readonly rows: readonly {
    readonly stops: readonly LaidStop[]
    readonly y: number
    readonly bottom: number
  }[]
  readonly height: number
}

/** Puts as many stops in a row as have room for their names, and equally many in every row. */
export function layStrip(stops: readonly DiagramStop[], width: number): StripLayout {
  const rowCount = Math.ceil(stops.length / mostInRow(stops, width))
  const perRow = Math.ceil(stops.length / rowCount)
  const column = columnWidth(width, perRow)
  const rows: StripLayout['rows'][number][] = []
  let y: number = strip.ringRoom
  for (let first = 0; first < stops.length; first += perRow) {
    const laid = stops.slice(first, first + perRow).map((stop, index) => ({
      stop,
      at: { x: strip.side + column * (index + 0.5), y },
      nameLines: wrapText(stop.name, strip.nameSize, column - strip.gutter),
      noteLines: stop.note ? wrapText(stop.note, strip.noteSize, column - strip.gutter) : [],
    }))
    const bottom = y + strip.textBelow + Math.max(...laid.map(textHeight)) - strip.nameLine + 8
    rows.push({ stops: laid, y, bottom })
    // Beneath the texts the line turns back, and down again to the next row.
    y = bottom + 3 * strip.corner
  }
  return { rows, height: Math.ceil(rows.at(-1)?.bottom ?? 0) }
}

function mostInRow(stops: readonly DiagramStop[], width: number): number {
  let most = stops.length
  while (most > 1 && !stops.every(stop => fits(stop, columnWidth(width, most) - strip.gutter))) most -= 1
  return most
}

/** A name may take two lines, and no word may be wider than its column. */
function fits({ name, note = '' }: DiagramStop, room: number): boolean {
  return (
    wrapText(name, strip.nameSize, room).length <= 2 &&
    wrapText(note, strip.noteSize, room).length <= 3 &&
    name.split(' ').every(word => textWidth(word, strip.nameSize) <= room) &&
    note.split(' ').every(word => textWidth(word, strip.noteSize) <= room)
  )
}

function columnWidth(width: number, count: number): number {
  return (width - 2 * strip.side) / count
}

function textHeight({ nameLines, noteLines }: LaidStop): number {
  return nameLines.length * strip.nameLine + noteLines.length * strip.noteLine
}
