import type { Interrail } from '../catalogue/products.ts'
import type { Currency } from '../currency.ts'
import { type Minor, roundPrice } from '../money.ts'
import type { Offer, Trip } from './offers.ts'

/** The cost of a travel day for each traveller who pays for a pass, and its approximate cost with ordinary tickets. */
export interface DayPrices {
  readonly withPass: Minor
  readonly withTickets: Minor
}

/**
 * The prices of a travel day if ordinary tickets are probably cheaper than a pass: the pass's price, divided by the
 * travel days and by the travellers who pay, is above our own estimate of a day with ordinary tickets, from the
 * product's file. Children who travel free are not counted, since most railways charge little or nothing for them.
 */
export function ordinaryTickets(
  { ordinaryDay }: Pick<Interrail, 'ordinaryDay'>,
  { travelDays, class: travelClass }: Trip,
  { price, second, total }: Offer,
  currency: Currency,
): DayPrices | undefined {
  const withTickets = ordinaryDay[travelClass][currency]
  const paying = Math.max(
    ...[price, second?.price].map(line => line?.prices.filter(one => one.total > 0).length ?? 0),
  )
  if (paying === 0) return undefined
  const withPass = roundPrice(total / paying / travelDays, currency)
  return withPass > withTickets ? { withPass, withTickets } : undefined
}
