import type { Locale } from '../../i18n/locales.ts'
import type { Currency } from '../../shared/shop/currency.ts'
import { type PricedLine, priced } from '../../shared/shop/price-rules/order-line.ts'
import { priceWords, reducedWords } from '../../shared/shop/words/price-words.ts'
import { PriceSteps } from '../shop/PriceSteps.tsx'

interface PassSumProps {
  /** What the chosen pass costs all; `undefined` while none is chosen or none can be priced. */
  readonly price: PricedLine | undefined
  /** The pass that follows the chosen one: its price is part of the sum. */
  readonly second?: { readonly name: string; readonly price: PricedLine } | undefined
  /** Why nothing was put into the basket; empty for nothing. */
  readonly fault: string | undefined
  /** Who travels, in order, as far as it is known. */
  readonly names: readonly string[]
  readonly currency: Currency
  readonly locale: Locale
  readonly text: Readonly<Record<'total' | 'add' | 'explained', string>>
}

/** The foot of a pass's form: the sum, the button, and how the sum comes about. */
export function PassSum({ price, second, fault, names, currency, locale, text }: PassSumProps) {
  const whole = price && second ? priced([...price.prices, ...second.price.prices]) : price
  return (
    <>
      {fault && (
        <p className="variants__error" role="alert">
          {fault}
        </p>
      )}
      <div className="pass-shop__sum">
        <p aria-live="polite">
          {text.total} <strong className="num">{whole ? priceWords(whole, currency, locale) : '–'}</strong>
          {whole?.reduced && <small>{reducedWords(whole.reduced, currency, locale)}</small>}
        </p>
        <button className="btn" type="submit">
          {text.add}
        </button>
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
    </>
  )
}
