import { escapeHtml } from '../../shared/escape-html.ts'
import { type Label, labelSize, rowHeight, type Stop } from './label-candidates.ts'
import type { DrawnLine } from './lines.ts'
import type { Point } from './model.ts'
import { coordinate } from './svg.ts'

/** The path of one line. */
export function drawLine(
  { line, runs }: DrawnLine,
  { hasRoundCorners }: { hasRoundCorners: boolean },
): string {
  const path = hasRoundCorners ? roundPathThrough : pathThrough
  const dotted = line.dotted ? ' map__line--dotted' : ''
  return `<path class="map__line map__line--${line.colour}${dotted}" d="${runs.map(path).join('')}"/>`
}

/** The ring of a stop; one without a name on the map has it as a tooltip. */
export function drawStop(stop: Stop, { isStart, isNamed }: { isStart: boolean; isNamed: boolean }): string {
  const modifiers = `${stop.isBig ? ' map__stop--big' : ''}${isStart ? ' map__stop--start' : ''}`
  const place = `cx="${coordinate(stop.at.x)}" cy="${coordinate(stop.at.y)}" r="${stop.radius}"`
  const ring = `<circle class="map__stop${modifiers}" ${place}`
  return isNamed ? `${ring}/>` : `${ring}><title>${escapeHtml(stop.name)}</title></circle>`
}

/** The name of a stop, in one row or more, and the line that leads to it where it stands off. */
export function drawLabel(
  { stop, rows, box, baseline, leader }: Label,
  { isPlain }: { isPlain: boolean },
): string {
  // A name to the left of its ring ends there: letters of another font, which may be wider, do not run into the ring.
  const isEnd = !isPlain && box.right <= stop.at.x
  const look = `${stop.isBig ? ' map__label--big' : ''}${isEnd ? ' map__label--end' : ''}`
  const size = stop.isBig ? labelSize.big : labelSize.normal
  // Whole units are exact enough for a name, and small on the wire.
  const [x, y] = [Math.round(isEnd ? box.right : baseline.x), Math.round(baseline.y)]
  const text =
    rows.length === 1
      ? escapeHtml(stop.name)
      : rows.map((row, index) => (index === 0 ? escapeHtml(row) : tspan(row, x, rowHeight(size)))).join('')
  const line = leader ? `<path class="map__leader" d="${pathThrough(leader)}"/>` : ''
  return `${line}<text class="map__label${look}" x="${x}" y="${y}">${text}</text>`
}

/** A further row of a name. */
const tspan = (row: string, x: number, dy: number) => `<tspan x="${x}" dy="${dy}">${escapeHtml(row)}</tspan>`

const write = ({ x, y }: Point) => `${coordinate(x)} ${coordinate(y)}`

/** Path data through points. */
export const pathThrough = (points: readonly Point[]): string => `M${points.map(write).join('L')}`

/** How far from a corner a line begins to turn. */
const turning = 10

/** Path data through points, with round corners. */
export function roundPathThrough(points: readonly Point[]): string {
  const parts = points.map((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]]
    if (!before || !after) return `${index === 0 ? 'M' : 'L'}${write(point)}`
    return `L${write(towards(point, before))}Q${write(point)} ${write(towards(point, after))}`
  })
  return parts.join('')
}

/** The place where a turn begins: at most half the way to the next point. */
function towards(point: Point, to: Point): Point {
  const long = Math.hypot(to.x - point.x, to.y - point.y) || 1
  const share = Math.min(turning, long / 2) / long
  return { x: point.x + (to.x - point.x) * share, y: point.y + (to.y - point.y) * share }
}
