import * as v from 'valibot'
import { kept } from '../cache/kept.ts'
import { drawApart } from '../thread/draw-apart.ts'
import type { Drawings } from '../thread/thread.ts'
import type { RailMapInput } from './rail-map.ts'
import { svgDocument } from './svg.ts'

const keptDrawing = v.object({ width: v.number(), height: v.number(), body: v.string() })

/**
 * `railMap`, drawn once for all languages and kept between builds: names of stations are the same in every language,
 * and only the title and the lines' names differ, which are not part of the drawing.
 *
 * @param input its stations are those of the lines and no others, so that another station changes no map
 */
export async function keptRailMap({ title, lines, ...rest }: RailMapInput): Promise<string> {
  const unnamed = lines.map(line => ({ ...line, name: '' }))
  const draw = () => drawApart('railMap', { title, lines: unnamed, ...rest })
  const bytes = await kept('maps', { lines: unnamed, ...rest }, draw)
  const { width, height, body } = v.parse(keptDrawing, JSON.parse(bytes.toString()))
  return svgDocument(title, width, height, body)
}

/** A map to choose from, kept between builds: `countryMap` or `routeMap`. */
export async function keptChoiceMap<Name extends 'countryMap' | 'routeMap'>(
  name: Name,
  input: Drawings[Name],
): Promise<string> {
  return (await kept('maps', input, () => drawApart(name, input))).toString()
}
