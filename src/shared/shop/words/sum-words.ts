import type { Locale } from '../../../i18n/locales.ts'
import { defineText } from '../../../i18n/text.ts'
import { type PricedBasket, seenTotal } from '../basket/price-basket.ts'
import type { Currency } from '../currency.ts'
import { formatMoney } from '../format-money.ts'

const text = defineText({
  from: {
    en: (sum: string) => `from ${sum}`,
    sv: (sum: string) => `från ${sum}`,
    da: (sum: string) => `fra ${sum}`,
  },
  another: {
    en: 'A different total was shown when the order was sent',
    sv: 'En annan summa visades när beställningen skickades',
    da: 'En anden sum blev vist, da bestillingen blev sendt',
  },
  onRequest: {
    en: 'Price from customer service',
    sv: 'Pris från kundtjänst',
    da: 'Pris fra kundeservice',
  },
})

/**
 * The sum of what has a price. It is a minimum if customer service will price the rest.
 *
 *     sumWords({ total: 1900, isPartial: true }, 'EUR', 'en') // => 'from €19'
 *     sumWords({ total: 0, isPartial: true }, 'EUR', 'en') // => 'Price from customer service'
 */
export function sumWords(
  { total, isPartial }: Pick<PricedBasket, 'total' | 'isPartial'>,
  currency: Currency,
  locale: Locale,
): string {
  const sum = formatMoney(total, currency, locale)
  if (!isPartial) return sum
  const t = text(locale)
  return total === 0 ? t.onRequest : t.from(sum)
}

/** A row with the sum that the reader saw when sending the order; `undefined` if it is the order's sum. */
export function differingSumRow(
  priced: PricedBasket,
  currency: Currency,
  locale: Locale,
): readonly [words: string, sum: string] | undefined {
  const seen = seenTotal(priced)
  return seen === priced.total ? undefined : [text(locale).another, formatMoney(seen, currency, locale)]
}
