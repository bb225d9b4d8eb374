import type { Locale } from '../../../i18n/locales.ts'
import { shopDay } from '../../iso-day.ts'
import { describeLine } from '../basket/line.ts'
import type { PricedBasketLine } from '../basket/price-basket.ts'
import { type Catalogue, monthsAhead } from '../catalogue/catalogue.ts'
import { dayFault } from './day-words.ts'
import { faultWords } from './price-words.ts'

/** Why a line of a basket cannot be ordered: the price rules refuse it, or its day is past or too far ahead. */
export function lineFaults(
  catalogue: Pick<Catalogue, 'products'>,
  { line, result }: PricedBasketLine,
  at: Date,
  locale: Locale,
): string[] {
  const { day } = describeLine(line)
  const months = monthsAhead(catalogue, 'product' in line ? line.product : '')
  const wrongDay = day && dayFault(day, shopDay(at), months, locale)
  return [...(result && !result.ok ? [faultWords(result, locale)] : []), ...(wrongDay ? [wrongDay] : [])]
}
