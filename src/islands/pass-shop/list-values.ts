import type { IsoDay } from '../../shared/iso-day.ts'
import { type AgeGroup, ageGroups } from '../../shared/shop/price-rules/age.ts'
import type { ListedTraveller } from './read-list.ts'

/** The form's field values for the travellers of a list, counted by their groups; all live with the first. */
export function valuesOfList(
  people: readonly ListedTraveller[],
  groupOfBirth: (birth: IsoDay) => AgeGroup,
): ReadonlyMap<string, string> {
  const values = new Map<string, string>()
  const listed = ageGroups.map(group => ({
    group,
    own: people.filter(({ birth }) => groupOfBirth(birth) === group),
  }))
  const first = listed.flatMap(({ own }) => own)[0]
  for (const { group, own } of listed) {
    values.set(group, String(own.length))
    for (const [place, { name, lastName, birth }] of own.entries()) {
      const key = `${group}${place}`
      values.set(`${key}.name`, name)
      values.set(`${key}.lastName`, lastName)
      values.set(`${key}.birth`, birth)
      values.set(`${key}.same`, lastName === first?.lastName ? 'on' : 'off')
    }
  }
  // The first traveller has no such checkbox.
  const [begin] = listed.flatMap(({ group, own }) => own.map((_, place) => `${group}${place}`))
  values.delete(`${begin}.same`)
  return values
}
