import { memo } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import type { Currency } from '../../shared/shop/currency.ts'
import { formatMoney } from '../../shared/shop/format-money.ts'
import type { PricedLine } from '../../shared/shop/price-rules/order-line.ts'
import { FieldError } from '../form/Field.tsx'
import { InCurrencies, type StartPrices, type StartWords } from './InCurrencies.tsx'
import type { PartyText } from './pass-form-text.ts'

/** Passes of one type, named by the host. */
export interface VariantGroup {
  readonly name: string
  readonly variants: readonly { readonly id: string; readonly name: string }[]
}

interface VariantsProps {
  readonly groups: readonly VariantGroup[]
  /** The price of each for all travellers; empty until the catalogue has loaded. */
  readonly prices: ReadonlyMap<string, PricedLine>
  readonly start?: StartPrices | undefined
  /** The id of the pass that suits the trip, and its label. */
  readonly best?: string | undefined
  readonly bestWords?: string
  readonly error: string | undefined
  readonly currency: Currency
  readonly locale: Locale
  readonly text: PartyText
  /** Called when a pass is chosen here, by hand. */
  readonly onChoose?: () => void
}

/** The passes to choose from, each with its price. They are not rendered again while names are typed. */
export const Variants = memo(function Variants(props: VariantsProps) {
  const { groups, prices, start, best, bestWords, error, currency, locale, text, onChoose } = props
  return (
    <fieldset
      className="variants"
      id="pass-variant"
      tabIndex={-1}
      aria-describedby={error && 'pass-variant-error'}
      onInput={onChoose}
    >
      <legend>{text.pass}</legend>
      <p className="hint">
        {text.passHint} {[...prices.values()].some(({ reduced }) => reduced) && text.struck}
      </p>
      <FieldError id="pass-variant" error={error} />
      <div className="variants__types">
        {groups.map(group => (
          <fieldset key={group.name}>
            <legend>{group.name}</legend>
            {group.variants.map(({ id, name }) => {
              const price = prices.get(id)
              return (
                <label className="variant" key={id}>
                  <input type="radio" name="variant" value={id} />
                  <span>
                    {name}
                    {id === best && <small>{bestWords}</small>}
                  </span>
                  <span className="num">
                    {price?.reduced && <del>{formatMoney(price.reduced.before, currency, locale)}</del>}{' '}
                    {price ? (
                      formatMoney(price.total, currency, locale)
                    ) : (
                      <AtStart price={start?.passes[id]} />
                    )}
                  </span>
                </label>
              )
            })}
          </fieldset>
        ))}
      </div>
    </fieldset>
  )
})

const AtStart = ({ price }: { readonly price: StartWords | undefined }) =>
  price ? <InCurrencies {...price} /> : null
