import type { MapLine, MapStation } from './model.ts'
import { drawRailMap } from './rail-map.ts'

/** The input of a journey's picture. */
export interface JourneyMapInput {
  /** In travelling order; the first and the last have a big ring. */
  readonly stations: readonly Pick<MapStation, 'id' | 'lat' | 'lon'>[]
  /** The parts of the journey; by default one line through all stations. */
  readonly lines?: readonly Pick<MapLine, 'stations' | 'dotted'>[]
  readonly width: number
  readonly height: number
}

/** The colours of `map.css` on light paper, with a sea that is still visible in a small preview. */
const style =
  '.map__sea{fill:#dbe9ec}.map__land,.map__stop{fill:#fdfcf9}' +
  '.map__border{fill:none;stroke:#dcd8cd;stroke-width:1.5}' +
  '.map__line{fill:none;stroke:#db6484;stroke-width:7;stroke-linejoin:round;stroke-linecap:round}' +
  '.map__line--dotted{stroke-dasharray:.5 11}' +
  '.map__stop{stroke:#12203f;stroke-width:2.5}.map__stop--big{stroke-width:3.5}'

/**
 * Draws a journey on a map without words, as a whole `<svg>` with its own colours: for pictures, which have no style
 * sheet.
 */
export function journeyMap({ stations, lines, width, height }: JourneyMapInput): string {
  const ids = stations.map(({ id }) => id)
  const parts = lines ?? [{ stations: ids }]
  const { ground, marks } = drawRailMap({
    title: ids.join(' – '),
    stations: stations.map(station => ({ ...station, name: '' })),
    lines: parts.map(part => ({ ...part, name: '', colour: 'pink' })),
    emphasis: [...ids.slice(0, 1), ...ids.slice(-1)],
    width,
    height,
    names: false,
    isTrue: true,
  })
  const size = `viewBox="0 0 ${width} ${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><style>${style}</style>${ground}${marks}</svg>`
}
