import * as v from 'valibot'
import { cached, keyOf } from '../../build-cache/build-cache.ts'
import type { Locale } from '../../i18n/locales.ts'
import { drawInThread } from '../thread/draw-in-thread.ts'
import type { Drawings } from '../thread/drawing-thread.ts'
import type { EuropeGround } from './europe-ground.ts'
import type { JourneyMapInput } from './journey-map.ts'
import type { RailMapInput } from './model.ts'
import { writeRailMap } from './rail-map-words.ts'

const number = v.number()
const cachedDrawing = v.object({
  width: number,
  height: number,
  ground: v.string(),
  marks: v.string(),
  groundNames: v.array(
    v.object({ kind: v.picklist(['sea', 'country']), id: v.string(), rows: number, x: number, top: number }),
  ),
  times: v.array(v.object({ minutes: number, x: number, bottom: number })),
})

/**
 * A map with its words in a language, drawn once for all languages and cached between builds: names of stations are the
 * same in every language, and the title and the lines' names are not part of the drawing.
 *
 * @param input its stations are those of the lines and no others, so that another station changes no map
 */
export async function cachedRailMap(
  { title, lines, ...rest }: RailMapInput,
  locale: Locale,
): Promise<string> {
  const unnamed = lines.map(line => ({ ...line, name: '' }))
  const draw = () => drawInThread('railMap', { title, lines: unnamed, ...rest })
  const bytes = await cached('maps', { lines: unnamed, ...rest }, draw)
  return writeRailMap(title, v.parse(cachedDrawing, JSON.parse(bytes.toString())), locale)
}

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

/** A map to choose from, kept between builds: `countryMap` or `routeMap`. */
export async function cachedChoiceMap<Name extends 'countryMap' | 'routeMap'>(
  name: Name,
  input: Drawings[Name],
): Promise<string> {
  return (await cached('maps', input, () => drawInThread(name, input))).toString()
}

/** The cache key of a journey's map: it changes with the stations and with the code that draws maps. */
export const journeyMapKey = (input: JourneyMapInput): string => keyOf('maps', input)

/** `journeyMap`, kept between builds. */
export async function cachedJourneyMap(input: JourneyMapInput): Promise<string> {
  return (await cached('maps', input, () => drawInThread('journeyMap', input))).toString()
}
