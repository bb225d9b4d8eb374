import type { Locale } from '../i18n/locales.ts'
import { cachedJourneyMap, journeyMapKey } from './map/cached-map.ts'
import type { MapLine, MapStation } from './map/model.ts'
import { posterHeight, posterWidth } from './social/card-size.ts'
import {
  pathOf,
  queue,
  type SocialPage,
  type SocialPicture,
  toSocialPicture,
} from './social/social-picture.ts'
import { text } from './social/text.ts'
import { drawInThread } from './thread/draw-in-thread.ts'

/** A journey's stations in order, those of departure, changes and arrival, and its parts by train and by other means. */
export interface Journey {
  readonly stations: readonly MapStation[]
  readonly lines: readonly Pick<MapLine, 'stations' | 'dotted'>[]
}

interface JourneyPage extends Pick<SocialPage, 'brand' | 'title' | 'path'> {
  readonly locale: Locale
  readonly journey: Journey
}

/**
 * The picture of link previews for a journey: its line on a map. Its only words are the names of two stations, which
 * are the same in every language, so one picture serves all.
 */
export function journeyPicture({ brand, title, locale, path, journey }: JourneyPage): SocialPicture {
  const { stations, lines } = journey
  const ends = [...stations.slice(0, 1), ...stations.slice(-1)]
  const map = {
    stations: stations.map(({ id, lat, lon }) => ({ id, lat, lon })),
    // A journey by train alone is one line.
    ...(lines.some(({ dotted }) => dotted)
      ? { lines: lines.map(({ stations, dotted = false }) => ({ stations, dotted })) }
      : {}),
    width: posterWidth,
    height: posterHeight,
  }
  const words = { brand, title: ends.map(({ name }) => name).join(' – ') }
  const inputs = { ...words, kind: 'poster', drawing: journeyMapKey(map) }
  const drawn = pathOf(ends.map(({ id }) => id).join('-'), inputs)
  queue(path, drawn, inputs, async () =>
    drawInThread('card', { ...words, picture: await cachedJourneyMap(map), kind: 'poster', isShared: false }),
  )
  return toSocialPicture(drawn, `${title}. ${text(locale).mapAlt}`)
}
