/** What a basket may hold; lengths are UTF-16 units, as the `maxlength` attribute counts. */
export const basketLimits = {
  lines: 20,
  travellers: 40,
  /** As many people are a group, whose names may follow later. */
  group: 10,
  /** Days before the first travel day by which they are needed. */
  namesDue: 14,
  /** Of one taxi. */
  passengers: 8,
  name: 80,
  place: 100,
  greeting: 60,
  note: 500,
  orderNumber: 40,
  /** Of the whole basket as JSON. */
  json: 60_000,
  /** Days that one is kept without a change: it holds names and birth dates. */
  days: 30,
} as const
