import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { formatList } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import { basketLimits } from '../../shared/shop/basket/limits.ts'
import type { BasketLine } from '../../shared/shop/basket/line.ts'
import { priceBasket } from '../../shared/shop/basket/price-basket.ts'
import type { Catalogue } from '../../shared/shop/catalogue/catalogue.ts'
import type { Currency } from '../../shared/shop/currency.ts'
import { lineFaults } from '../../shared/shop/words/line-faults.ts'
import { lineTitle } from '../../shared/shop/words/line-title.ts'
import { addLine, basket, replaceLine } from '../../stores/basket.ts'
import { chooseCurrency, currency as chosenCurrency } from '../../stores/currency.ts'

/** What a line's price is calculated from, once it has loaded; `none` for a line that customer service prices. */
export type PriceSource = Catalogue | 'failed' | 'none' | undefined

interface AddingOptions {
  readonly catalogue: PriceSource
  readonly currency: Currency
  readonly locale: Locale
  /** Called when the line is in the basket. */
  readonly onPut: () => void
  /** The message if the basket takes no more lines. */
  readonly text: Readonly<Record<'full', string>>
}

type Shop = Pick<Catalogue, 'products' | 'campaigns'>
/** Makes lines that depend on what is sold. */
type MakeLines = (shop: Shop) => readonly BasketLine[]
const nothing: Shop = { products: [], campaigns: [] }

/**
 * Puts lines into the basket with the price that the reader sees; a line that is in it already stays in its place. A
 * line that the rules refuse is not added, and the reason is returned.
 */
export function useAdding({ catalogue, currency, locale, text, onPut }: AddingOptions) {
  const full = useStore(basket)
  const [fault, setFault] = useState<string>()
  const [added, setAdded] = useState<string>()

  const [waiting, setWaiting] = useState<MakeLines>()
  const shop = catalogue === 'none' ? nothing : catalogue === 'failed' ? undefined : catalogue

  function addMade(make: MakeLines): void {
    if (!shop) {
      setWaiting(() => make)
      return
    }
    const lines = make(shop)
    const others = full?.lines.filter(({ id }) => !lines.some(line => line.id === id)) ?? []
    const all = [...others, ...lines]
    const at = new Date()
    const priced = priceBasket(shop, { currency, lines: all }, at).lines.slice(-lines.length)
    const [wrong] = priced.flatMap(line => lineFaults(shop, line, at, locale))
    if (all.length > basketLimits.lines) setFault(text.full)
    else if (wrong) setFault(wrong)
    else
      put(
        priced.map(({ line, result }) => (result?.ok ? { ...line, seen: result.total } : line)),
        shop,
      )
  }

  // A form that was sent before the prices had loaded continues when they have.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only then
  useEffect(() => {
    if (shop && waiting) addMade(waiting)
    if (shop) setWaiting(undefined)
  }, [shop])

  function put(lines: readonly BasketLine[], from: Shop): void {
    for (const line of lines) if (!replaceLine(line)) addLine(line, currency)
    // The basket's prices stay in this currency when the reader changes the language.
    if (!chosenCurrency.get()) chooseCurrency(currency)
    setAdded(
      formatList(
        lines.map(line => lineTitle(from, line, locale)),
        locale,
      ),
    )
    onPut()
  }

  return {
    /** Adds several lines: all of them, or none if one is refused. */
    add: (...lines: readonly BasketLine[]) => addMade(() => lines),
    /** The same for lines that can be made only once the prices have loaded. */
    addMade,
    /** Why the last lines were not added, in words. */
    fault,
    forgetFault: () => {
      setFault(undefined)
      setWaiting(undefined)
    },
    /** The names of the lines that were added last, until `again`. */
    added,
    again: () => setAdded(undefined),
  }
}
