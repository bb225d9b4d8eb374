import { isPastTime } from '../../iso-day.ts'
import { isRideDay } from '../../shop/basket/ride-days.ts'
import type { FormRules } from '../kit/check.ts'
import type { taxiFields } from './form.ts'
import type { TaxiWords } from './labels.ts'

/** A ride must be in the future, in Swedish time, since it is in Sweden, and not too far ahead. */
export const taxiRules: FormRules<typeof taxiFields, TaxiWords> = ({ date, time }, words, now) => ({
  ...(date !== '' && !isRideDay(date, now) && { date: words.date.refused }),
  ...(isPastTime(date, time, now) && { time: words.time.refused }),
})
