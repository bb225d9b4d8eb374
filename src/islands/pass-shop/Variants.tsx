import type { Locale } from '../../i18n/locales.ts'
import type { Currency } from '../../shared/shop/currency.ts'
import { formatMoney } from '../../shared/shop/format-money.ts'
import type { PricedLine } from '../../shared/shop/price-rules/order-line.ts'
import type { PassShopText } from './text.ts'

/** A pass as the host names it. */
export interface VariantWords {
  readonly id: string
  readonly type: 'flexi' | 'continuous'
  readonly name: string
}

interface VariantsProps {
  readonly variants: readonly VariantWords[]
  /** What each costs all who come along; before the catalogue is there, nothing. */
  readonly prices: ReadonlyMap<string, PricedLine>
  readonly best: string | undefined
  readonly error: string | undefined
  readonly currency: Currency
  readonly locale: Locale
  readonly text: PassShopText
}

const types = ['flexi', 'continuous'] as const

/** The passes to choose one of, each with its price. */
export function Variants({ variants, prices, best, error, currency, locale, text }: VariantsProps) {
  return (
    <fieldset className="variants" id="pass-variant" tabIndex={-1}>
      <legend>{text.pass}</legend>
      <p className="hint">{text.passHint}</p>
      {error && <p className="variants__error">{error}</p>}
      <div className="variants__types">
        {types.map(type => (
          <fieldset key={type}>
            <legend>{text[type]}</legend>
            {variants
              .filter(variant => variant.type === type)
              .map(({ id, name }) => {
                const price = prices.get(id)
                return (
                  <label className="variant" key={id}>
                    <input type="radio" name="variant" value={id} />
                    <span>
                      {name}
                      {id === best && <small>{text.best}</small>}
                    </span>
                    <span className="num">{price && formatMoney(price.total, currency, locale)}</span>
                  </label>
                )
              })}
          </fieldset>
        ))}
      </div>
    </fieldset>
  )
}
