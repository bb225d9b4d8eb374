import type { MapFrame } from '../../shared/trip/map-frame.ts'
import { europe } from './europe.ts'

/** Europe with nothing on it, and how it was laid flat. */
export interface EuropeGround {
  readonly svg: string
  readonly frame: MapFrame
}

/** The ground of a map whose lines are drawn elsewhere. It is decoration: what is drawn over it says what it shows. */
export function europeGround(): EuropeGround {
  const { projection, viewBox, land, borders } = europe()
  return {
    svg: `<svg class="map" viewBox="${viewBox}" aria-hidden="true">${land}${borders}</svg>`,
    frame: projection.frame,
  }
}
