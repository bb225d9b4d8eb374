import type { Hex } from './colour.ts'
import type { LandmarkName } from './landmarks/index.ts'
import type { ObjectName } from './objects.ts'
import type { Palette, PaletteName } from './palettes.ts'

export const floras = ['spruce', 'cypress', 'leaf'] as const
export type Flora = (typeof floras)[number]

/** How a poster is framed, whatever is on it. */
export interface PosterFrame {
  /** In units; the height is always 400. 300 is 3:4 (the default), 533 is 4:3, 711 is 16:9. */
  width?: number
  /** Alternative text. A picture without one is decorative. */
  title?: string
  /** The part that stays in view when the picture fills a box of another shape. */
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
  /** Of the landmark, where the scene's own does not suit it. */
  scale?: number
  clouds?: boolean
  /** The share of the width, from the left, that is kept free of stars for words, 0 to 1. */
  quiet?: number
  /** Replaces inks of the palette, where a picture meets the colour of the page. */
  inks?: Partial<Palette>
}

export interface AlpsOptions extends Common {
  kind: 'alps'
  /** One peak known by its shape, in place of the near range. */
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
  /** What the landmark stands on: a low cape, sea cliffs, or its own rock in the water. */
  shore?: 'cape' | 'cliffs' | 'rock'
}

export interface CityOptions extends Common {
  kind: 'city'
  town?: 'nordic' | 'flemish' | 'parisian' | 'latin' | 'danubian' | 'baltic' | 'balkan' | 'british'
  skyline?: 'hills' | 'mountains' | 'spires' | 'domes' | 'minarets' | 'blocks'
  front?: 'arches' | 'girder' | 'bows' | 'chains' | 'open' | 'quay' | 'park' | 'garden'
  /** A big low sun behind the landmark. */
  disc?: boolean
  /** The landmark is the whole row: no houses beside it. */
  alone?: boolean
  /** Units from the middle of the landmark to the first house, before scaling. */
  gap?: number
  /** Units the landmark is moved to the right. */
  shift?: number
  /** Units the landmark stands below the waterline, in front of the water. */
  wade?: number
  /** Height of the landmark's own railway deck, before scaling: the train goes there. */
  deck?: number
  bloom?: Hex
}

export interface ForestOptions extends Common {
  kind: 'forest'
  /** Northern lights; `low` for a band that is cut from above. */
  aurora?: 'high' | 'low'
  /** The line ends here: the one picture with no train. */
  bufferStop?: boolean
}

export interface LakeOptions extends Common {
  kind: 'lake'
  relief?: 'peaks' | 'fells' | 'hills'
}

export interface PlainOptions extends Common {
  kind: 'plain'
  canal?: boolean
  /** Flat to the horizon, the fields in bloom, and a cyclist in front. */
  polder?: boolean
  bloom?: Hex
}

export interface IslandsOptions extends Common {
  kind: 'islands'
  /** Where the sun's light lies on the water, as a share of the width, when the sun itself is not part of the picture. */
  light?: number
  /** The landmark is the railway bridge, its deck this high: no other is drawn. */
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
