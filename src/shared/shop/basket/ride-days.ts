import { addMonths, type IsoDay, shopDay } from '../../iso-day.ts'
import { basketLimits } from './limits.ts'

/** The first and the last day for which a taxi or a train can be ordered. */
export function rideDays(now: Date): { readonly min: IsoDay; readonly max: IsoDay } {
  const min = shopDay(now)
  return { min, max: addMonths(min, basketLimits.monthsAhead) }
}

/** Whether a taxi or a train can be ordered for a day. */
export function isRideDay(day: IsoDay, now: Date): boolean {
  const { min, max } = rideDays(now)
  return day >= min && day <= max
}
