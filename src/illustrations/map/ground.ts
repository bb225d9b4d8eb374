import { type AtlasScale, readAtlas } from './atlas.ts'
import type { Projection } from './projection.ts'

interface Detail {
  readonly atlas: AtlasScale
  /** Square units of the drawing: smaller islands are left out. */
  readonly island: number
  /** The smallest step of an outline, in units. */
  readonly step: number
}

/** Square units of the drawing: points that change an outline by less are left out. */
const corner = 4.5

/** The larger the scale, the less coast is in the frame, and the more detail it may have. */
const details: readonly (Detail & { readonly fromUnitsPerRadian: number })[] = [
  { fromUnitsPerRadian: 5000, atlas: '10m', island: 16, step: 0.5 },
  { fromUnitsPerRadian: 2000, atlas: '50m', island: 10, step: 0.5 },
  { fromUnitsPerRadian: 0, atlas: '50m', island: 20, step: 0.5 },
]

/** Sea, land and the borders between countries, with no more detail than the drawing can show. */
export function drawGround(projection: Projection): string {
  const detail = details.find(({ fromUnitsPerRadian }) => projection.unitsPerRadian >= fromUnitsPerRadian)
  if (!detail) throw new RangeError(`no detail for ${projection.unitsPerRadian} units per radian`)
  const unit = projection.unitsPerRadian ** 2
  const { land, borders } = readAtlas(detail.atlas, projection.window, corner / unit, detail.island / unit)
  return (
    `<path class="map__sea" d="M0 0h${projection.width}v${projection.height}H0z"/>` +
    `<path class="map__land" d="${projection.outline(land, detail.step)}"/>` +
    `<path class="map__border" d="${projection.outline(borders, detail.step)}"/>`
  )
}
