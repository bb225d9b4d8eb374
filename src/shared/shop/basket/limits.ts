import { limits } from '../../forms/kit/limits.ts'

/** The limits of a basket; lengths are UTF-16 units, as the `maxlength` attribute counts. */
export const basketLimits = {
  lines: 20,
  travellers: 40,
  /** The size from which people are a group, whose names may be sent later. */
  group: 10,
  /** The days before the first travel day by which the names are needed. */
  namesDue: 14,
  /** The months before its day from which anything but a pass can be ordered; a pass has its own. */
  monthsAhead: 12,
  /** Of a trip, or with trains on them, for which a pass is recommended. */
  tripDays: 93,
  /** In one taxi. */
  passengers: 8,
  name: limits.name,
  place: 100,
  greeting: 60,
  note: 500,
  orderNumber: 40,
  /** The whole basket as JSON. */
  json: 60_000,
  /** Days for which a basket is stored without a change: it contains names and birth dates. */
  days: 30,
} as const
