import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { formatList } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { BasketLine } from '../../shared/shop/basket/line.ts'
import { priceBasket } from '../../shared/shop/basket/price-basket.ts'
import type { Catalogue } from '../../shared/shop/catalogue/catalogue.ts'
import type { Currency } from '../../shared/shop/currency.ts'
import { lineFaults } from '../../shared/shop/words/line-faults.ts'
import { lineTitle } from '../../shared/shop/words/line-title.ts'
import { addLine, basket, hasRoom, replaceLine } from '../../stores/basket.ts'
import { chooseCurrency, currency as chosenCurrency } from '../../stores/currency.ts'

/** What a line's price is worked out from, once it has come; `none` for one that customer service prices. */
export type PricedFrom = Catalogue | 'failed' | 'none' | undefined

interface AddingOptions {
  readonly catalogue: PricedFrom
  readonly currency: Currency
  readonly locale: Locale
  /** The line is in the basket. */
  readonly onPut: () => void
  /** Said where the basket takes no more lines. */
  readonly text: Readonly<Record<'full', string>>
}

type Shop = Pick<Catalogue, 'products' | 'campaigns'>
const nothing: Shop = { products: [], campaigns: [] }

/**
 * Puts lines into the basket with the price that the reader sees, one that is in it already in its old place. A line that the
 * rules refuse stays out, with the reason.
 */
export function useAdding({ catalogue, currency, locale, text, onPut }: AddingOptions) {
  const full = useStore(basket)
  const [fault, setFault] = useState<string>()
  const [added, setAdded] = useState<string>()

  const [waiting, setWaiting] = useState<readonly BasketLine[]>()
  const shop = catalogue === 'none' ? nothing : catalogue === 'failed' ? undefined : catalogue

  function add(...lines: readonly BasketLine[]): void {
    const isNew = ({ id }: BasketLine) => !full?.lines.some(line => line.id === id)
    if (!hasRoom(lines.filter(isNew).length)) setFault(text.full)
    else if (shop) price(lines, shop)
    else setWaiting(lines)
  }

  function price(lines: readonly BasketLine[], from: Shop): void {
    const others = full?.lines.filter(({ id }) => !lines.some(line => line.id === id)) ?? []
    const all = [...others, ...lines]
    const at = new Date()
    const priced = priceBasket(from, { currency, lines: all }, at).lines.slice(-lines.length)
    const [wrong] = priced.flatMap(line => lineFaults(from, line, at, locale))
    if (wrong) setFault(wrong)
    else
      put(
        priced.map(({ line, result }) => (result?.ok ? { ...line, seen: result.total } : line)),
        from,
      )
  }

  // A form that was sent before the prices had come goes on when they do.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only then
  useEffect(() => {
    if (shop && waiting) add(...waiting)
    if (shop) setWaiting(undefined)
  }, [shop])

  function put(lines: readonly BasketLine[], from: Shop): void {
    for (const line of lines) if (!replaceLine(line)) addLine(line, currency)
    // The basket's prices follow the reader from one language to another.
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
    /** Puts lines in together: all of them, or none where one is refused. */
    add,
    /** Why the last lines were not taken, in words. */
    fault,
    forgetFault: () => {
      setFault(undefined)
      setWaiting(undefined)
    },
    /** The names of the lines that were put in last, until `again`. */
    added,
    again: () => setAdded(undefined),
  }
}
