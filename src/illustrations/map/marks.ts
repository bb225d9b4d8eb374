import { escapeHtml } from '../../shared/escape-html.ts'
import type { Label, Stop } from './label-candidates.ts'
import type { DrawnLine } from './lines.ts'
import type { Point } from './model.ts'
import { coordinate } from './svg.ts'

/** The path of one line. */
export function drawLine({ line, runs }: DrawnLine): string {
  const dotted = line.dotted ? ' map__line--dotted' : ''
  return `<path class="map__line map__line--${line.colour}${dotted}" d="${runs.map(pathThrough).join('')}"/>`
}

/** The ring of a stop; one without a name on the map has it as a tooltip. */
export function drawStop(stop: Stop, { isStart, isNamed }: { isStart: boolean; isNamed: boolean }): string {
  const modifiers = `${stop.isBig ? ' map__stop--big' : ''}${isStart ? ' map__stop--start' : ''}`
  const place = `cx="${coordinate(stop.at.x)}" cy="${coordinate(stop.at.y)}" r="${stop.radius}"`
  const ring = `<circle class="map__stop${modifiers}" ${place}`
  return isNamed ? `${ring}/>` : `${ring}><title>${escapeHtml(stop.name)}</title></circle>`
}

/** The name of a stop. */
export function drawLabel({ stop, baseline }: Label): string {
  const modifier = stop.isBig ? ' map__label--big' : ''
  const place = `x="${coordinate(baseline.x)}" y="${coordinate(baseline.y)}"`
  return `<text class="map__label${modifier}" ${place}>${escapeHtml(stop.name)}</text>`
}

/** Path data through points. */
export function pathThrough(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${coordinate(x)} ${coordinate(y)}`).join('L')}`
}
