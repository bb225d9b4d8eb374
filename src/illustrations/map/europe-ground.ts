import type { MapFrame } from '../../shared/trip/map-frame.ts'
import { europe } from './europe.ts'

/** Europe with nothing on it, and how it was laid flat. */
export interface EuropeGround {
  /** Land and borders, to be put into an `<svg class="map">` of the frame's size. */
  readonly body: string
  readonly frame: MapFrame
}

/** The ground of a map whose lines are drawn elsewhere. */
export function europeGround(): EuropeGround {
  const { projection, land, borders } = europe()
  return {
    body: land + borders,
    frame: projection.frame,
  }
}
