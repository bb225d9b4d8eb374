import type { MapFrame } from '../../shared/trip/map-frame.ts'
import { europe } from './europe.ts'

/** Europe without lines or names, and its projection. */
export interface EuropeGround {
  /** Land and borders, for an `<svg class="map">` of the frame's size. */
  readonly body: string
  readonly frame: MapFrame
}

/** The land and borders for a map whose lines are drawn elsewhere. */
export function europeGround(): EuropeGround {
  const { projection, land, borders } = europe()
  return {
    body: land + borders,
    frame: projection.frame,
  }
}
