import * as v from 'valibot'
import { cached, keyOf } from '../../build-cache/build-cache.ts'
import { drawInThread } from '../thread/draw-in-thread.ts'
import type { Drawings } from '../thread/drawing-thread.ts'
import type { EuropeGround } from './europe-ground.ts'
import type { JourneyMapInput } from './journey-map.ts'
import type { RailMapInput } from './rail-map.ts'
import { svgDocument } from './svg.ts'

const cachedDrawing = v.object({ width: v.number(), height: v.number(), body: v.string() })

/**
 * `railMap`, drawn once for all languages and kept between builds: station names are the same in every language, and
 * the title and the lines' names, which differ, are not part of the drawing.
 *
 * @param input only the stations of the lines, so that a change to another station does not draw the map anew
 */
export async function cachedRailMap({ title, lines, ...rest }: RailMapInput): Promise<string> {
  const unnamed = lines.map(line => ({ ...line, name: '' }))
  const draw = () => drawInThread('railMap', { title, lines: unnamed, ...rest })
  const bytes = await cached('maps', { lines: unnamed, ...rest }, draw)
  const { width, height, body } = v.parse(cachedDrawing, JSON.parse(bytes.toString()))
  return svgDocument(title, width, height, body)
}

const number = v.number()
const cachedGround = v.object({
  body: v.string(),
  frame: v.object({
    width: number,
    height: number,
    middle: v.object({ lat: number, lon: number }),
    scale: number,
    x: number,
    y: number,
  }),
})

/** `europeGround`, drawn once and kept between builds. */
export async function cachedEuropeGround(): Promise<EuropeGround> {
  const input = { kind: 'ground' } as const
  const bytes = await cached('maps', input, () => drawInThread('europeGround', input))
  return v.parse(cachedGround, JSON.parse(bytes.toString()))
}

/** A map whose parts are links, kept between builds: `countryMap` or `routeMap`. */
export async function cachedChoiceMap<Name extends 'countryMap' | 'routeMap'>(
  name: Name,
  input: Drawings[Name],
): Promise<string> {
  return (await cached('maps', input, () => drawInThread(name, input))).toString()
}

/** The cache key of a picture of a journey: it changes with the stations and with the code of maps. */
export const journeyMapKey = (input: JourneyMapInput): string => keyOf('maps', input)

/** `journeyMap`, kept between builds. */
export async function cachedJourneyMap(input: JourneyMapInput): Promise<string> {
  return (await cached('maps', input, () => drawInThread('journeyMap', input))).toString()
}
