import { escapeHtml } from '../../shared/escape-html.ts'
import type { LineColour } from './model.ts'
import { type DiagramStop, type LaidStop, layStrip, type StripLayout, strip } from './strip-layout.ts'
import { coordinate, svgDocument } from './svg.ts'

/** What a line diagram shows. */
export interface LineDiagramInput {
  /** Says what the diagram shows, for those who do not see it. */
  readonly title: string
  /** In travelling order. */
  readonly stops: readonly DiagramStop[]
  readonly colour: LineColour
  /** In units of the drawing, in which names are 17 high: 320 to 700. */
  readonly width?: number | undefined
}

const defaultWidth = 640

/**
 * Draws one line with its stops from left to right, folded into rows where the names need the room, as an
 * SVG document coloured by the classes of `map.css`.
 *
 * @throws for fewer than two stops.
 */
export function lineDiagram({ title, stops, colour, width = defaultWidth }: LineDiagramInput): string {
  if (stops.length < 2) throw new Error(`Line diagram “${title}”: it needs two stops or more`)
  const layout = layStrip(stops, width)
  const laid = layout.rows.flatMap(row => row.stops)
  const body = [
    `<path class="map__line map__line--${colour}" d="${stripPath(layout, width)}"/>`,
    ...laid.map(drawRing),
    ...laid.map(drawTexts),
  ]
  return svgDocument(title, width, layout.height, body.join(''))
}

/** The line through every row; between two rows it goes round the right edge and comes back on the left. */
function stripPath({ rows }: StripLayout, width: number): string {
  const r = strip.corner
  const rightEdge = width - strip.side / 2 + 3
  const leftEdge = strip.side / 2 - 3
  return rows
    .map(({ stops, y }, index) => {
      const first = stops[0]?.at.x ?? 0
      const last = stops.at(-1)?.at.x ?? first
      const start = index === 0 ? `M${coordinate(first)} ${y}` : ''
      const next = rows[index + 1]
      if (!next) return `${start}H${coordinate(last)}`
      const turn = next.y - 2 * r
      return (
        `${start}H${rightEdge - r}q${r} 0 ${r} ${r}V${turn - r}q0 ${r} ${-r} ${r}` +
        `H${leftEdge + r}q${-r} 0 ${-r} ${r}q0 ${r} ${r} ${r}`
      )
    })
    .join('')
}

function drawRing({ stop, at }: LaidStop): string {
  const modifier = stop.change ? ' map__stop--big' : ''
  return `<circle class="map__stop${modifier}" cx="${coordinate(at.x)}" cy="${at.y}" r="${stop.change ? 8 : 4.5}"/>`
}

function drawTexts({ at, nameLines, noteLines }: LaidStop): string {
  const nameTop = at.y + strip.textBelow
  const noteTop = nameTop + (nameLines.length - 1) * strip.nameLine + strip.noteLine
  const text = (kind: string, line: string, y: number) =>
    `<text class="${kind} map__centred" x="${coordinate(at.x)}" y="${y}">${escapeHtml(line)}</text>`
  return [
    ...nameLines.map((line, index) => text('map__label', line, nameTop + index * strip.nameLine)),
    ...noteLines.map((line, index) => text('map__note', line, noteTop + index * strip.noteLine)),
  ].join('')
}
