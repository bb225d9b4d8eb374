import { type Currency, currencies } from '../../shared/shop/currency.ts'

type Words = Readonly<Record<Currency, string>>

/** A price in words of every currency, and in each coming campaign. */
export interface StartWords {
  readonly words: Words
  readonly during: readonly {
    readonly from: number
    readonly until: number
    /** Whether it does not run when the page is built. */
    readonly isHidden: boolean
    readonly words: Words
  }[]
}

/** The price for an adult, shown until the catalogue has loaded. */
export interface StartPrices {
  /** By the id of the pass. */
  readonly passes: Readonly<Record<string, StartWords>>
  /** The lowest of them: `from €335`. */
  readonly from: StartWords
}

/**
 * A price at the start, as `Price.astro` shows it: the page shows the words in the reader's currency (`currency.css`),
 * and those of the running campaign, which the banner's script has shown before hydration.
 */
export const InCurrencies = ({ words, during }: StartWords) => (
  <>
    {during.map(({ from, until, isHidden, words: reduced }) => (
      <span key={from} hidden={isHidden} data-from={from} data-until={until} suppressHydrationWarning>
        <Currencies words={reduced} />
      </span>
    ))}
    <Currencies words={words} />
  </>
)

const Currencies = ({ words }: { readonly words: Words }) => (
  <span className="price">
    {currencies.map(code => (
      <span key={code} className={`in-${code.toLowerCase()}`}>
        {words[code]}
      </span>
    ))}
  </span>
)
