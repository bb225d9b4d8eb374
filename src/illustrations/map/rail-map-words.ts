import { formatBriefDuration } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import { escapeHtml } from '../../shared/escape-html.ts'
import { groundNameRows, groundNameSize } from './ground-names.ts'
import { rowHeight } from './label-candidates.ts'
import type { GroundMark, MapDrawing } from './map-drawing.ts'
import type { RailMapInput } from './model.ts'
import { drawRailMap } from './rail-map.ts'
import { svgDocument } from './svg.ts'

/**
 * Draws a map as an SVG document, with its words in a language.
 *
 * @throws for a map with no station, and for an unknown station id, naming it.
 */
export const railMap = (input: RailMapInput, locale: Locale): string =>
  writeRailMap(input.title, drawRailMap(input), locale)

/** A drawing as an SVG document, with its words in a language. */
export function writeRailMap(title: string, drawing: MapDrawing, locale: Locale): string {
  const { width, height, ground, marks, groundNames, times } = drawing
  const names = groundNames.map(mark => writeGroundName(mark, locale)).join('')
  const minutes = times
    .map(
      ({ minutes: count, x, bottom }) =>
        `<text x="${Math.round(x)}" y="${Math.round(bottom)}">${escapeHtml(formatBriefDuration(count, locale))}</text>`,
    )
    .join('')
  return svgDocument(
    title,
    width,
    height,
    `${ground}${groupOf('map__ground', names)}${marks}${groupOf('map__times', minutes)}`,
  )
}

const groupOf = (name: string, content: string) => (content ? `<g class="${name}">${content}</g>` : '')

function writeGroundName({ kind, id, rows, x, top }: GroundMark, locale: Locale): string {
  const found = groundNameRows({ kind, id, rows }, locale)
  // A name that needs fewer rows in this language stands in the middle of its room.
  const first = top + groundNameSize * 0.8 + ((rows - found.length) * rowHeight(groundNameSize)) / 2
  const texts = found.map((row, index) =>
    index === 0
      ? escapeHtml(row)
      : ` <tspan x="${Math.round(x)}" dy="${rowHeight(groundNameSize)}">${escapeHtml(row)}</tspan>`,
  )
  const look = kind === 'sea' ? ' class="map__water"' : ''
  return `<text${look} x="${Math.round(x)}" y="${Math.round(first)}">${texts.join('')}</text>`
}
