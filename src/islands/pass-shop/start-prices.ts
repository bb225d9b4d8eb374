import type { Locale } from '../../i18n/locales.ts'
import type { IsoDay } from '../../shared/iso-day.ts'
import type { Campaign } from '../../shared/shop/catalogue/catalogue.ts'
import type { Discount } from '../../shared/shop/catalogue/products.ts'
import { perCurrency } from '../../shared/shop/currency.ts'
import { formatMoney } from '../../shared/shop/format-money.ts'
import { type Amounts, cheapest, type Minor } from '../../shared/shop/money.ts'
import { priceOn } from '../../shared/shop/price-rules/history.ts'
import { shownPrice } from '../../shared/shop/price-rules/shown-price.ts'
import { sumWords } from '../../shared/shop/words/sum-words.ts'
import type { StartPrices, StartWords } from './InCurrencies.tsx'

interface Sold<Prices> {
  readonly id: string
  readonly discounts?: readonly Discount[]
  readonly variants: readonly {
    readonly id: string
    readonly history: readonly { readonly from: IsoDay; readonly prices: Prices }[]
  }[]
}

/**
 * The price of each pass for the page before hydration, on the day of the build and in the coming campaigns: the
 * banner's script shows that of the moment (`follow-campaigns.ts`).
 *
 * @param pick returns the price for an adult
 */
export function startPrices<Prices>(
  product: Sold<Prices>,
  pick: (prices: Prices) => Amounts,
  campaigns: readonly Campaign[],
  now: Date,
  locale: Locale,
): StartPrices {
  const { variants } = product
  const inWords = (
    list: (day: IsoDay) => Amounts,
    say: (amount: Minor, code: keyof Amounts) => string,
  ): StartWords => {
    const { amounts, during } = shownPrice(product, 'adult', list, campaigns, now)
    const words = (of: Amounts) => perCurrency(code => say(of[code], code))
    return {
      words: words(amounts),
      during: during.map(({ from, until, amounts: paid }) => ({
        from,
        until,
        isHidden: from > now.getTime(),
        words: words(paid),
      })),
    }
  }
  const priceOf = ({ history }: (typeof variants)[number], day: IsoDay) => pick(priceOn(history, day).prices)
  return {
    passes: Object.fromEntries(
      variants.map(variant => [
        variant.id,
        inWords(
          day => priceOf(variant, day),
          (amount, code) => formatMoney(amount, code, locale),
        ),
      ]),
    ),
    from: inWords(
      day => cheapest(variants.map(variant => priceOf(variant, day))),
      (total, code) => sumWords({ total, isPartial: true }, code, locale),
    ),
  }
}
