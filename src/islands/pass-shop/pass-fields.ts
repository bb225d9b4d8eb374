import type { IsoDay } from '../../shared/iso-day.ts'
import type { LineOf } from '../../shared/shop/basket/line.ts'
import type { DaysPass, Interrail } from '../../shared/shop/catalogue/products.ts'
import {
  type AgeBounds,
  type AgeGroup,
  ageGroup,
  ageGroups,
  ageOn,
} from '../../shared/shop/price-rules/age.ts'
import { groupResidence } from './party.ts'

type NamedLine = LineOf<'interrail' | 'days-pass'>

/** The field values of a pass form for a line, by name: the inverse of `readPassForm` with `passLine`. */
export function passFields(
  line: NamedLine | LineOf<'interrail-group'>,
  pass: Interrail | DaysPass,
  today: IsoDay,
): Record<string, string> {
  const chosen = {
    firstDay: line.firstDay,
    undecided: line.firstDay ? 'off' : 'on',
    variant: line.variant,
    ...(line.kind !== 'days-pass' && { class: line.class }),
  }
  return line.kind === 'interrail-group'
    ? { ...chosen, ...groupFields(line) }
    : { ...chosen, ...travellerFields(line, pass, today) }
}

/** The number of people in each age group, and their country of residence. */
const groupFields = ({ counts, residence }: LineOf<'interrail-group'>): Record<string, string> => ({
  ...Object.fromEntries(ageGroups.map(group => [group, String(counts[group])])),
  namesLater: 'on',
  [groupResidence]: residence,
})

function travellerFields(line: NamedLine, pass: Interrail | DaysPass, today: IsoDay): Record<string, string> {
  const { bounds, counted } = groupsOf(pass)
  const counts = new Map<AgeGroup, number>(counted.map(group => [group, 0]))
  const fields: Record<string, string> = {}
  for (const { birth, ...written } of line.travellers) {
    const group = ageGroup(ageOn(birth, line.firstDay || today), bounds)
    const place = counts.get(group) ?? 0
    counts.set(group, place + 1)
    for (const [name, text] of Object.entries({ ...written, birth }))
      fields[`${group}${place}.${name}`] = text
    // Each traveller has values of their own; the form's first traveller has no such checkbox.
    fields[`${group}${place}.same`] = 'off'
  }
  const first = counted.find(group => counts.get(group))
  delete fields[`${first}0.same`]
  return { ...Object.fromEntries([...counts].map(([group, count]) => [group, String(count)])), ...fields }
}

interface Groups {
  readonly bounds: AgeBounds
  /** The groups that the form counts. */
  readonly counted: readonly AgeGroup[]
}

function groupsOf(pass: Interrail | DaysPass): Groups {
  if (pass.kind === 'interrail') return { bounds: pass.ages, counted: ageGroups }
  const { to } = pass.child
  return {
    bounds: { childTo: to, youthTo: to, seniorFrom: Number.POSITIVE_INFINITY },
    counted: ['adult', 'child'],
  }
}
