import type { Locale } from '../../i18n/locales.ts'
import type { Currency } from '../../shared/shop/currency.ts'
import { type PricedLine, pricedLine } from '../../shared/shop/price-rules/order-line.ts'
import { priceWords, reducedWords } from '../../shared/shop/words/price-words.ts'
import { sumWords } from '../../shared/shop/words/sum-words.ts'
import { PriceSteps } from '../shop/PriceSteps.tsx'
import { InCurrencies, type StartPrices } from './InCurrencies.tsx'

/** A second pass and its price. */
export interface SecondSum {
  readonly name: string
  readonly price: PricedLine
}

interface PassSumProps {
  /** The price of the chosen pass for all travellers; `undefined` while none is chosen or none can be priced. */
  readonly price: PricedLine | undefined
  /** The price of every pass for all travellers. */
  readonly prices: ReadonlyMap<string, PricedLine>
  readonly start: StartPrices | undefined
  /** The number of travellers in each group, and the chosen pass. */
  readonly party: string
  readonly pass: string | undefined
  /** The pass that follows the chosen one, whose price is part of the sum. */
  readonly second: SecondSum | undefined
  /** Why nothing was put into the basket; empty if there is no fault. */
  readonly fault: string | undefined
  /** Why the chosen travellers have no price, or cannot be ordered for. */
  readonly noPrice: string | undefined
  /** The travellers' names or groups, in order. */
  readonly names: readonly string[]
  readonly currency: Currency
  readonly locale: Locale
  readonly text: Readonly<Record<'total' | 'add' | 'explained' | 'noPass', string>>
}

/**
 * The result of the form: party, pass, sum and the button. On a wide screen it is beside the fields and stays in view;
 * on a phone it is at the lower edge once something is chosen.
 */
export function PassSum(props: PassSumProps) {
  const {
    price,
    second,
    prices,
    start: atStart,
    party,
    pass,
    fault,
    noPrice,
    names,
    currency,
    locale,
    text,
  } = props
  const totalPrice = price && second ? pricedLine([...price.prices, ...second.price.prices]) : price
  const lowest = Math.min(...[...prices.values()].map(({ total }) => total))
  const from = prices.size > 0 && sumWords({ total: lowest, isPartial: true }, currency, locale)
  const start = atStart ? <InCurrencies {...atStart.from} /> : '–'
  return (
    <div className="pass-shop__side">
      <div className="pass-shop__sum">
        {fault && (
          <p className="variants__error" role="alert">
            {fault}
          </p>
        )}
        <p className="pass-shop__choice">
          {party && <span>{party}</span>} <span>{pass ?? text.noPass}</span>{' '}
          {second && <span>{second.name}</span>}
        </p>
        <p className="pass-shop__total" aria-live="polite">
          {text.total}{' '}
          <strong className="num">
            {totalPrice ? priceWords(totalPrice, currency, locale) : from || start}
          </strong>
          {noPrice && <small>{noPrice}</small>}
        </p>
        <button className="btn" type="submit">
          {text.add}
        </button>
        {/* Below the button, which would otherwise move when the note appears. */}
        {totalPrice?.reduced && <small>{reducedWords(totalPrice.reduced, currency, locale)}</small>}
      </div>
      {price && (
        <PriceSteps title={text.explained} price={price} names={names} currency={currency} locale={locale} />
      )}
      {price && second && (
        <PriceSteps
          title={`${text.explained}: ${second.name}`}
          price={second.price}
          names={names}
          currency={currency}
          locale={locale}
        />
      )}
    </div>
  )
}
