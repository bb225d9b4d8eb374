import { shopDay } from '../../iso-day.ts'
import type { FormRules } from '../kit/check.ts'
import type { ticketFields } from './form.ts'
import type { TicketWords } from './labels.ts'

/** A journey must lead to another place, and not be in the past. */
export const ticketRules: FormRules<typeof ticketFields, TicketWords> = ({ from, to, date }, words, now) => ({
  ...(to !== '' && to.toLowerCase() === from.toLowerCase() && { to: words.to.refused }),
  ...(date !== '' && date < shopDay(now) && { date: words.date.refused }),
})
