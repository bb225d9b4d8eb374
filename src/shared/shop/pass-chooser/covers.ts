import { addDays, addMonths, type IsoDay } from '../../iso-day.ts'
import type { InterrailVariant } from '../catalogue/products.ts'

/** The last day of a pass that starts on a day. A month ends the day before the same date of the next month. */
export function lastDay({ within }: Pick<InterrailVariant, 'within'>, first: IsoDay): IsoDay {
  return 'days' in within ? addDays(first, within.days - 1) : addDays(addMonths(first, within.months), -1)
}

/** The days of a trip that a pass has to cover. */
export interface TravelPeriod {
  /** The first day with a train. */
  readonly from: IsoDay
  /** The last day, including the arrival of a night train, which must be within the pass. */
  readonly to: IsoDay
  /**
   * Days on which a train is boarded. A night train counts on the day on which it leaves, not on the day of arrival.
   */
  readonly travelDays: number
}

/** Whether a pass that starts on the first day is enough for a trip. */
export const covers = (variant: InterrailVariant, { from, to, travelDays }: TravelPeriod): boolean =>
  lastDay(variant, from) >= to && (variant.travelDays === undefined || variant.travelDays >= travelDays)
