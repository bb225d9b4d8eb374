import type { Locale } from '../../i18n/locales.ts'
import type { Currency } from '../../shared/shop/currency.ts'
import { formatMoney } from '../../shared/shop/format-money.ts'
import type { PricedLine } from '../../shared/shop/price-rules/order-line.ts'
import { stepRows } from '../../shared/shop/words/step-rows.ts'

export interface StepsProps {
  readonly price: PricedLine
  /** The names for the prices, in order; empty for a product that is not sold per person. */
  readonly names: readonly string[]
  readonly currency: Currency
  readonly locale: Locale
}

/** The steps to the price of each traveller. */
export function Steps({ price, names, currency, locale }: StepsProps) {
  return price.prices.map((one, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a traveller is known by the place in the line
    <section key={place}>
      {names[place] && (
        <h4 className="steps__name">
          <span>{names[place]}</span> <span className="num">{formatMoney(one.total, currency, locale)}</span>
        </h4>
      )}
      <dl className="steps__rows">
        {stepRows(one, currency, locale).map(([words, sum]) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd className="num">{sum}</dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}
