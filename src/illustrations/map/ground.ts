import { type AtlasScale, readAtlas } from './atlas.ts'
import type { Projection } from './projection.ts'
import type { Warp } from './warp.ts'

interface Detail {
  readonly atlas: AtlasScale
  /** Square units of the drawing: smaller islands are left out. */
  readonly island: number
  /** Smallest step of an outline, in units. */
  readonly step: number
}

/** Corners that change an outline by less are left out, in square units of the drawing. */
const corner = 4.5
/** A schematic map has simpler coasts and borders, to match its lines. */
const schematic = { corner: 22, step: 1, island: 2 } as const

/** The larger the scale, the less coast is in the frame, and the more detail it can have. */
const details: readonly (Detail & { readonly fromUnitsPerRadian: number })[] = [
  { fromUnitsPerRadian: 5000, atlas: '10m', island: 16, step: 0.5 },
  { fromUnitsPerRadian: 2000, atlas: '50m', island: 10, step: 0.5 },
  { fromUnitsPerRadian: 0, atlas: '50m', island: 20, step: 0.5 },
]

/**
 * Sea, land and the borders between countries, no finer than the drawing can show.
 *
 * @param warp moves the ground of a schematic map
 */
export function drawGround(projection: Projection, warp?: Warp): string {
  const detail = details.find(({ fromUnitsPerRadian }) => projection.unitsPerRadian >= fromUnitsPerRadian)
  if (!detail) throw new RangeError(`no detail for ${projection.unitsPerRadian} units per radian`)
  const unit = projection.unitsPerRadian ** 2
  const simple = warp ? schematic : { corner, step: detail.step, island: 1 }
  const { land, borders } = readAtlas(
    detail.atlas,
    projection.window,
    simple.corner / unit,
    (detail.island * simple.island) / unit,
  )
  return (
    `<path class="map__sea" d="M0 0h${projection.width}v${projection.height}H0z"/>` +
    `<path class="map__land" d="${projection.outline(land, simple.step, warp)}"/>` +
    `<path class="map__border" d="${projection.outline(borders, simple.step, warp)}"/>`
  )
}
