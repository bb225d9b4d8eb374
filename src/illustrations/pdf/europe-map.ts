import type { RailwayLines } from '../../content-model/document-schemas.ts'
import { defaultLocale } from '../../i18n/locales.ts'
import type { LineColour, MapLine, MapStation } from '../map/model.ts'
import { railMap } from '../map/rail-map-words.ts'
import type { RailwayLineKind } from './line-kinds.ts'
import { townName } from './town-name.ts'

/** The colour of each kind of line, and whether it is dotted. */
export const lineStyles: Readonly<Record<RailwayLineKind, { colour: LineColour; dotted?: true }>> = {
  fast: { colour: 'pink' },
  main: { colour: 'sea' },
  scenic: { colour: 'pine' },
  sparse: { colour: 'grey' },
  link: { colour: 'grey', dotted: true },
}

const asMapLines = ({ kind, lines }: RailwayLines['groups'][number]): MapLine[] =>
  lines.map(stations => ({ name: `${stations[0]} – ${stations.at(-1)}`, stations, ...lineStyles[kind] }))

/**
 * Draws the main lines of Europe, coloured by the classes of `map.css`.
 *
 * @param stations all of `content/stations.yaml`
 * @param size of the drawing, in units in which names are 16 high
 */
export function europeMap(
  stations: readonly MapStation[],
  { groups, hubs }: RailwayLines,
  size: { readonly width: number; readonly height: number },
): string {
  // The document that shows the map names it, and its own words are the names of stations.
  return railMap(
    {
      title: '',
      stations: stations.map(station => ({ ...station, name: townName(station.name) })),
      lines: groups.flatMap(asMapLines),
      emphasis: hubs,
      isTrue: true,
      ...size,
    },
    defaultLocale,
  )
}
