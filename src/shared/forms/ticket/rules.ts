import { rideDays } from '../../shop/basket/ride-days.ts'
import type { FormRules } from '../kit/check.ts'
import type { ticketFields } from './form.ts'
import type { TicketWords } from './labels.ts'

/** A journey must lead to another place, and be neither in the past nor too far ahead. */
export const ticketRules: FormRules<typeof ticketFields, TicketWords> = ({ from, to, date }, words, now) => {
  const { min, max } = rideDays(now)
  return {
    ...(to !== '' && to.toLowerCase() === from.toLowerCase() && { to: words.to.refused }),
    ...(date !== '' && (date < min || date > max) && { date: words.date.refused }),
  }
}
