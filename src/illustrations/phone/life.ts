import { escapeHtml } from '../../shared/escape-html.ts'
import { svgDocument } from '../map/svg.ts'

/** The names of the states, and two notes on the line. */
export interface LifeLabels {
  readonly title: string
  readonly bought: string
  readonly added: string
  readonly connected: string
  readonly activated: string
  readonly inUse: string
  readonly expired: string
  readonly deactivated: string
  /** At the platform edge between activated and in use. */
  readonly firstDay: string
  /** Beside the dotted line from bought to expired, one or two lines of text. */
  readonly unused: readonly string[]
}

const size = { width: 400, height: 470 } as const
const main = 214
const siding = 142
const far = 14
const top = 32
const step = 81
const yOf = (stop: number) => top + stop * step

const text = (look: string, x: number, y: number, words: string) =>
  `<text class="${look}" x="${x}" y="${y}">${escapeHtml(words)}</text>`
const ring = (x: number, y: number, look = '') =>
  `<circle class="map__stop map__stop--big${look}" cx="${x}" cy="${y}" r="9"/>`
const line = (colour: string, path: string) => `<path class="map__line map__line--${colour}" d="${path}"/>`
/** A loop that leaves the line to the left, runs along it at `x` and comes back further down. */
const loop = (x: number, from: number, to: number) =>
  `M${main} ${from}H${x + 16}q-16 0-16 16V${to - 16}q0 16 16 16H${main}`

/**
 * The states of a pass as a line with its stops, as an SVG document coloured by the classes of `map.css` and
 * `phone.css`: a siding for what can be undone, dots for the time that runs out.
 */
export function lifeDiagram(labels: LifeLabels): string {
  const { bought, added, connected, activated, inUse, expired } = labels
  const stops = [bought, added, connected, activated, inUse, expired]
  const edge = (yOf(3) + yOf(4)) / 2
  const body = [
    line('grey map__line--dotted', loop(far, yOf(0), yOf(5))),
    line('sun', loop(siding, yOf(2), yOf(3))),
    line('pink', `M${main} ${yOf(0)}V${edge}`),
    line('sea', `M${main} ${edge}V${yOf(5)}`),
    `<path class="life__edge" d="M${main - 26} ${edge}H${size.width}"/>`,
    text('map__note', main + 22, edge - 9, labels.firstDay),
    ...stops.map((_, stop) => ring(main, yOf(stop), stop === 0 ? ' map__stop--start' : '')),
    ring(siding, (yOf(2) + yOf(3)) / 2),
    ...stops.map((name, stop) => text('map__label', main + 22, yOf(stop) + 6, name)),
    text('map__label life__end', siding - 18, (yOf(2) + yOf(3)) / 2 + 6, labels.deactivated),
    ...labels.unused.map((words, row) => text('map__note', far + 16, yOf(4) + row * 18, words)),
  ]
  return svgDocument(labels.title, size.width, size.height, body.join(''))
}
