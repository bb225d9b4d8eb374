import { type Currency, currencies } from '../../shared/shop/currency.ts'

type Words = Readonly<Record<Currency, string>>

/** The price for an adult in words of every currency, shown until the catalogue has loaded. */
export interface StartPrices {
  /** By the id of the pass. */
  readonly passes: Readonly<Record<string, Words>>
  /** The lowest of them: `from €335`. */
  readonly from: Words
}

/** Words in every currency, of which the page shows those in the reader's (`currency.css`). */
export const InCurrencies = ({ words }: { readonly words: Words }) => (
  <span className="price">
    {currencies.map(code => (
      <span key={code} className={`in-${code.toLowerCase()}`}>
        {words[code]}
      </span>
    ))}
  </span>
)
