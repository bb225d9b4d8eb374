import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import { type Trip, tripLimits } from '../../shared/trip/trip.ts'
import { changeTrip } from './change-trip.ts'
import type { MapChoice } from './map-view.ts'
import type { PlannerText } from './text.ts'

type Words = Pick<PlannerText, 'announceAdded' | 'announceNights' | 'startsThere' | 'full'>

/** What adding a stop does to a trip, in words. */
interface Addition {
  readonly words: string
  /** Whether nothing would change. */
  readonly isRefused: boolean
}

/** Says what happens if a place is added as the next stop: nobody travels to where they already are. */
export function additionOf(trip: Trip, { id, name }: Pick<MapChoice, 'id' | 'name'>, text: Words): Addition {
  const history = { trip, past: [] }
  const next = changeTrip(history, { type: 'add', station: id })
  const isRefused = next === history
  const { stops } = next.trip
  const last = stops.at(-1)
  if (stops.length > trip.stops.length)
    return { words: fillMessage(text.announceAdded, { place: name }), isRefused }
  if (last?.station === id)
    return { words: fillMessage(text.announceNights, { place: name, count: last.nights }), isRefused }
  const why = last
    ? fillMessage(text.full, { count: tripLimits.stops })
    : fillMessage(text.startsThere, { place: name })
  return { words: why, isRefused }
}
