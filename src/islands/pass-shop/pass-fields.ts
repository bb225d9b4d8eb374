import type { LineOf } from '../../shared/shop/basket/line.ts'
import type { DaysPass, Interrail } from '../../shared/shop/catalogue/products.ts'
import type { IsoDay } from '../../shared/shop/iso-day.ts'
import { type AgeBounds, ageGroup, ageOn } from '../../shared/shop/price-rules/age.ts'
import { type Group, groups } from './party.ts'

type PassLine = LineOf<'interrail' | 'days-pass'>

/** What the fields of a pass's form hold for a line, by name: the inverse of `readEntered` with `passLine`. */
export function passFields(
  line: PassLine,
  pass: Interrail | DaysPass,
  today: IsoDay,
): Record<string, string> {
  const { bounds, counted } = groupsOf(pass)
  const counts = new Map<Group, number>(counted.map(group => [group, 0]))
  const fields: Record<string, string> = {
    firstDay: line.firstDay,
    undecided: line.firstDay ? 'off' : 'on',
    variant: line.variant,
  }
  if (line.kind === 'interrail') fields['class'] = line.class
  for (const { birth, ...written } of line.travellers) {
    const group = ageGroup(ageOn(birth, line.firstDay || today), bounds)
    const place = counts.get(group) ?? 0
    counts.set(group, place + 1)
    for (const [name, text] of Object.entries({ ...written, birth }))
      fields[`${group}${place}.${name}`] = text
    // Each says their own; the first traveller of the form has no such box.
    fields[`${group}${place}.same`] = 'off'
  }
  const first = counted.find(group => counts.get(group))
  delete fields[`${first}0.same`]
  return { ...Object.fromEntries([...counts].map(([group, count]) => [group, String(count)])), ...fields }
}

interface Groups {
  readonly bounds: AgeBounds
  /** Those that the form counts. */
  readonly counted: readonly Group[]
}

function groupsOf(pass: Interrail | DaysPass): Groups {
  if (pass.kind === 'interrail') return { bounds: pass.ages, counted: groups }
  const { to } = pass.child
  return {
    bounds: { childTo: to, youthTo: to, seniorFrom: Number.POSITIVE_INFINITY },
    counted: ['adult', 'child'],
  }
}
