import type { Locale } from '../../../i18n/locales.ts'
import { shopDay } from '../../iso-day.ts'
import { describeLine } from '../basket/line.ts'
import type { PricedBasketLine } from '../basket/price-basket.ts'
import { type Catalogue, monthsAhead } from '../catalogue/catalogue.ts'
import { dayFault, rideFault } from './day-words.ts'
import { faultWords } from './price-words.ts'

/**
 * Why a line of a basket cannot be ordered: the price rules refuse it, its day is past or too far ahead, or it is a ride
 * earlier today.
 */
export function lineFaults(
  catalogue: Pick<Catalogue, 'products'>,
  { line, result }: PricedBasketLine,
  at: Date,
  locale: Locale,
): string[] {
  const { day } = describeLine(line)
  const months = monthsAhead(catalogue, 'product' in line ? line.product : '')
  return [
    result && !result.ok && faultWords(result, locale),
    day && dayFault(day, shopDay(at), months, locale),
    line.kind === 'taxi' && rideFault(line.date, line.time, at, locale),
  ].flatMap(words => words || [])
}
