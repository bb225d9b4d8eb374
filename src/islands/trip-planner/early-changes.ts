import { paces } from '../../shared/trip/lay-out.ts'
import type { TripChange } from './change-trip.ts'

/** A field of the settings. */
type Field = Pick<HTMLInputElement, 'name' | 'value' | 'checked' | 'defaultChecked'>

/** The settings that were changed before hydration: the fields still show them when the component first renders. */
export const earlyChanges = (fields: readonly Field[]): TripChange[] =>
  fields
    .filter(({ checked, defaultChecked }) => checked && !defaultChecked)
    .flatMap(({ name, value }) => changeTo(name, value))

function changeTo(name: string, value: string): TripChange | [] {
  switch (name) {
    case 'pace': {
      const pace = paces.find(hours => String(hours) === value)
      return pace ? { type: 'pace', pace } : []
    }
    case 'night-trains':
      return { type: 'night-trains', nightTrains: value === 'yes' }
    case 'home':
      return { type: 'return', isReturn: value === 'yes' }
    case 'class':
      return { type: 'class', class: value === 'first' ? 'first' : 'second' }
    default:
      return []
  }
}
