export interface ChildRule {
  /** The age from which a traveller may take children along, with any pass. */
  readonly withFrom: number
  /** The number of children who travel free with each. */
  readonly each: number
}

/** The traveller with whom each child of a line travels free, or `pays` for a child beyond the limit. */
export type ChildAssignments = ReadonlyMap<number, number | 'pays'>

/**
 * Assigns the children of a line to travellers who may take them along, both in the order of the line, so that adding a
 * traveller at the end changes nothing for the others. `undefined` if there are children and nobody to travel with.
 *
 * @param ages of the line's travellers on the first travel day
 * @param childTo the last age of a child
 */
export function assignChildren(
  ages: readonly number[],
  childTo: number,
  { withFrom, each }: ChildRule,
): ChildAssignments | undefined {
  const places = ages.flatMap((age, place) => (age >= withFrom ? Array<number>(each).fill(place) : []))
  const children = ages.flatMap((age, place) => (age <= childTo ? [place] : []))
  if (children.length > 0 && !ages.some(age => age >= withFrom)) return undefined
  return new Map(children.map((child, index) => [child, places[index] ?? 'pays']))
}
