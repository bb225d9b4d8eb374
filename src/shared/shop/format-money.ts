import { formatCurrency } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import { baseCurrency, type Currency, defaultCurrency } from './currency.ts'
import { currencyUnits, type Minor } from './money.ts'

/**
 * A sum in minor units, without decimals if they are zero. Three currencies share the sign kr, so all but the locale's
 * own and the euro are written with their code.
 *
 *     formatMoney(359000, 'SEK', 'sv') // => '3 590 kr'
 *     formatMoney(359000, 'SEK', 'da') // => '3.590 SEK'
 *     formatMoney(1950, 'EUR', 'en') // => '€19.50'
 */
export function formatMoney(minor: Minor, currency: Currency, locale: Locale): string {
  const sign = currency === baseCurrency || currency === defaultCurrency[locale]
  return formatCurrency(
    minor / currencyUnits[currency].minorUnits,
    currency,
    locale,
    sign ? 'narrowSymbol' : 'code',
  )
}
