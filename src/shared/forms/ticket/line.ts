import type { LineOf } from '../../shop/basket/line.ts'
import type { Values } from '../kit/define-form.ts'
import type { ticketFields } from './form.ts'

/** A whole ticket request as a line of the basket. */
export const ticketLine = (
  { from, to, date, time, class: travelClass, travellers, wishes }: Values<typeof ticketFields>,
  id: string,
): LineOf<'ticket'> => ({ kind: 'ticket', id, from, to, date, time, class: travelClass, travellers, wishes })
