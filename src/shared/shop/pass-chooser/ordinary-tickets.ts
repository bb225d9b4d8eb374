import type { Interrail } from '../catalogue/products.ts'
import type { Currency } from '../currency.ts'
import { type Minor, roundPrice } from '../money.ts'
import type { Offer, Trip } from './offers.ts'

/** What a travel day costs each who pays for a pass, and about what it costs with ordinary tickets. */
export interface DayPrices {
  readonly withPass: Minor
  readonly withTickets: Minor
}

/**
 * The prices of a travel day where ordinary tickets are probably cheaper than a pass: its price, divided by the travel
 * days and by those who pay for it, is above our own estimate of a day with ordinary tickets, from the product's file.
 * Children who go free are not counted: most railways take them along for little or nothing, too.
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
