import { isRideDay } from '../../shop/basket/ride-days.ts'
import type { FormRules } from '../kit/check.ts'
import type { ticketFields } from './form.ts'
import type { TicketWords } from './labels.ts'

/** A journey must lead to another place, and be neither in the past nor too far ahead. */
export const ticketRules: FormRules<typeof ticketFields, TicketWords> = ({ from, to, date }, words, now) => ({
  ...(to !== '' && to.toLowerCase() === from.toLowerCase() && { to: words.to.refused }),
  ...(date !== '' && !isRideDay(date, now) && { date: words.date.refused }),
})
