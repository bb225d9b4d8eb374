import type { Hex } from './colour.ts'
import type { LandmarkName } from './landmarks/index.ts'
import type { ObjectName } from './objects.ts'
import type { Palette, PaletteName } from './palettes.ts'

export const floras = ['spruce', 'cypress', 'leaf'] as const
export type Flora = (typeof floras)[number]

/** The framing of a poster, whatever its scene. */
export interface PosterFrame {
  /** In units; the height is always 400. 300 is 3:4 (the default), 533 is 4:3, 711 is 16:9. */
  width?: number
  /** Alternative text. A picture without one is decorative. */
  title?: string
  /** The part that stays visible if the picture fills a box of another shape. */
  anchor?: 'middle' | 'bottom'
}

interface Common extends PosterFrame {
  palette: PaletteName
  landmark?: LandmarkName
  /** A thing in the foreground, on the right. */
  object?: ObjectName
  /** The same seed always gives the same picture. */
  seed: string
  flora?: Flora
  /** The scale of the landmark, if the scene's own does not fit. */
  scale?: number
  clouds?: boolean
  /** The share of the width, from the left, that is kept free of stars for words, 0 to 1. */
  quiet?: number
  /** Replaces colours of the palette, for example where a picture meets the colour of the page. */
  inks?: Partial<Palette>
}

export interface AlpsOptions extends Common {
  kind: 'alps'
  /** A characteristic peak in place of the near range. */
  peak?: 'matterhorn' | 'fuji' | 'tatras'
  foreground?: 'viaduct' | 'water' | 'gorge'
}

export interface FjordOptions extends Common {
  kind: 'fjord'
  /** Where the train is, as a share of the width. */
  trainAt?: number
}

export interface CoastOptions extends Common {
  kind: 'coast'
  /** The base of the landmark: a low cape, sea cliffs, or its own rock in the water. */
  shore?: 'cape' | 'cliffs' | 'rock'
}

export interface CityOptions extends Common {
  kind: 'city'
  town?: 'nordic' | 'flemish' | 'parisian' | 'latin' | 'danubian' | 'baltic' | 'balkan' | 'british'
  skyline?: 'hills' | 'mountains' | 'spires' | 'domes' | 'minarets' | 'blocks'
  front?: 'arches' | 'girder' | 'bows' | 'chains' | 'open' | 'quay' | 'park' | 'garden'
  /** A big low sun behind the landmark. */
  disc?: boolean
  /** Whether the landmark fills the whole row, without houses beside it. */
  alone?: boolean
  /** Units from the middle of the landmark to the first house, before scaling. */
  gap?: number
  /** Units the landmark is moved to the right. */
  shift?: number
  /** Units the landmark stands below the waterline, in front of the water. */
  wade?: number
  /** The height of the landmark's own railway deck, before scaling; the train runs on it. */
  deck?: number
  bloom?: Hex
}

export interface ForestOptions extends Common {
  kind: 'forest'
  /** Northern lights; `low` for a band that is cropped from the top. */
  aurora?: 'high' | 'low'
  /** Whether the line ends here. Only this picture has no train. */
  bufferStop?: boolean
}

export interface LakeOptions extends Common {
  kind: 'lake'
  relief?: 'peaks' | 'fells' | 'hills'
}

export interface PlainOptions extends Common {
  kind: 'plain'
  canal?: boolean
  /** Flat land to the horizon, with fields in bloom, and a cyclist in front. */
  polder?: boolean
  bloom?: Hex
}

export interface IslandsOptions extends Common {
  kind: 'islands'
  /** The position of the sun's light on the water, as a share of the width, if the picture itself has no sun. */
  light?: number
  /** The height of the deck if the landmark is the railway bridge; no other bridge is drawn then. */
  deck?: number
}

/** One poster: a kind of scene in one light, with its own details. */
export type PosterOptions =
  | AlpsOptions
  | FjordOptions
  | CoastOptions
  | CityOptions
  | ForestOptions
  | LakeOptions
  | PlainOptions
  | IslandsOptions
