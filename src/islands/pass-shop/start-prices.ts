import type { Locale } from '../../i18n/locales.ts'
import { type IsoDay, shopDay } from '../../shared/iso-day.ts'
import { perCurrency } from '../../shared/shop/currency.ts'
import { formatMoney } from '../../shared/shop/format-money.ts'
import { type Amounts, cheapest } from '../../shared/shop/money.ts'
import { priceOn } from '../../shared/shop/price-rules/history.ts'
import { sumWords } from '../../shared/shop/words/sum-words.ts'
import type { StartPrices } from './InCurrencies.tsx'

interface Sold<Prices> {
  readonly id: string
  readonly history: readonly { readonly from: IsoDay; readonly prices: Prices }[]
}

/** The price of each pass on the day of the build, without a campaign, for the page before hydration. */
export function startPrices<Prices>(
  variants: readonly Sold<Prices>[],
  pick: (prices: Prices) => Amounts,
  locale: Locale,
): StartPrices {
  const today = shopDay(new Date())
  const amounts = variants.map(({ id, history }) => ({ id, each: pick(priceOn(history, today).prices) }))
  const lowest = cheapest(amounts.map(({ each }) => each))
  return {
    passes: Object.fromEntries(
      amounts.map(({ id, each }) => [id, perCurrency(code => formatMoney(each[code], code, locale))]),
    ),
    from: perCurrency(code => sumWords({ total: lowest[code], isPartial: true }, code, locale)),
  }
}
