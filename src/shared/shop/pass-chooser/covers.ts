import { addDays, addMonths, type IsoDay } from '../../iso-day.ts'
import type { InterrailVariant } from '../catalogue/products.ts'

/** The last day of a pass that starts on a day. A month ends the day before its date comes round again. */
export function lastDay({ within }: Pick<InterrailVariant, 'within'>, first: IsoDay): IsoDay {
  return 'days' in within ? addDays(first, within.days - 1) : addDays(addMonths(first, within.months), -1)
}

export interface Days {
  /** The first day with a train. */
  readonly from: IsoDay
  /** The last day, the arrival of a night train included: it has to lie within the pass. */
  readonly to: IsoDay
  /** Days on which a train is boarded. A night train takes the day it leaves on, not the one it arrives on. */
  readonly travelDays: number
}

/** Whether a pass that starts on the first day is enough for a trip. */
export const covers = (variant: InterrailVariant, { from, to, travelDays }: Days): boolean =>
  lastDay(variant, from) >= to && (variant.travelDays === undefined || variant.travelDays >= travelDays)
