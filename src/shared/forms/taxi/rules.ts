import { isPastTime } from '../../iso-day.ts'
import { rideDays } from '../../shop/basket/ride-days.ts'
import type { FormRules } from '../kit/check.ts'
import type { taxiFields } from './form.ts'
import type { TaxiWords } from './labels.ts'

/** A ride must be in the future, in Swedish time, since it is in Sweden, and not too far ahead. */
export const taxiRules: FormRules<typeof taxiFields, TaxiWords> = ({ date, time }, words, now) => {
  const { min, max } = rideDays(now)
  return {
    ...(date !== '' && (date < min || date > max) && { date: words.date.refused }),
    ...(isPastTime(date, time, now) && { time: words.time.refused }),
  }
}
