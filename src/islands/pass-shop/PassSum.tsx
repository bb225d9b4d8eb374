import type { Locale } from '../../i18n/locales.ts'
import type { Currency } from '../../shared/shop/currency.ts'
import type { PricedLine } from '../../shared/shop/price-rules/order-line.ts'
import { priceWords, reducedWords } from '../../shared/shop/words/price-words.ts'
import { PriceSteps } from '../shop/PriceSteps.tsx'

interface PassSumProps {
  /** What the chosen pass costs all; `undefined` while none is chosen or none can be priced. */
  readonly price: PricedLine | undefined
  /** Why nothing was put into the basket; empty for nothing. */
  readonly fault: string | undefined
  /** Who travels, in order, as far as it is known. */
  readonly names: readonly string[]
  readonly currency: Currency
  readonly locale: Locale
  readonly text: Readonly<Record<'total' | 'add' | 'explained', string>>
}

/** The foot of a pass's form: the sum, the button, and how the sum comes about. */
export function PassSum({ price, fault, names, currency, locale, text }: PassSumProps) {
  return (
    <>
      {fault && (
        <p className="variants__error" role="alert">
          {fault}
        </p>
      )}
      <div className="pass-shop__sum">
        <p aria-live="polite">
          {text.total} <strong className="num">{price ? priceWords(price, currency, locale) : '–'}</strong>
          {price?.reduced && <small>{reducedWords(price.reduced, currency, locale)}</small>}
        </p>
        <button className="btn" type="submit">
          {text.add}
        </button>
      </div>
      {price && (
        <PriceSteps title={text.explained} price={price} names={names} currency={currency} locale={locale} />
      )}
    </>
  )
}
