import type { LineOf } from '../../shop/basket/line.ts'
import type { Values } from '../kit/define-form.ts'
import type { ticketFields } from './form.ts'

/** A valid ticket request as a line of the basket. */
export const ticketLine = (
  { from, to, date, time, class: travelClass, travellers, wishes }: Values<typeof ticketFields>,
  id: string,
): LineOf<'ticket'> => ({ kind: 'ticket', id, from, to, date, time, class: travelClass, travellers, wishes })

/** The form's field values for a line: the inverse of `ticketLine`. */
export const ticketTexts = ({
  kind: _kind,
  id: _id,
  seen: _seen,
  ...texts
}: LineOf<'ticket'>): Values<typeof ticketFields> => texts
