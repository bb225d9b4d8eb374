import { persistentAtom } from '@nanostores/persistent'
import { type Basket, readBasket } from '../shared/shop/basket/basket.ts'
import { basketLimits } from '../shared/shop/basket/limits.ts'
import type { BasketLine } from '../shared/shop/basket/line.ts'
import type { Currency } from '../shared/shop/currency.ts'
import { shopDay } from '../shared/shop/iso-day.ts'
import type { Minor } from '../shared/shop/money.ts'
import type { EcommerceEvent } from '../shared/shop/tag-events/ecommerce-event.ts'
import { basketKey } from './keys.ts'
import { withMemoryFallback } from './with-memory-fallback.ts'

const today = () => shopDay(new Date())

/** Version 1 of the kept basket: its JSON. An empty one is not kept at all. */
const $basket = withMemoryFallback(
  persistentAtom<Basket | undefined>(basketKey, undefined, {
    decode: saved => readBasket(saved, today()),
    encode: basket => basket && JSON.stringify(basket),
  }),
)

/** What the reader means to order, in step across tabs; `undefined` while there is nothing in it. */
export const basket = $basket.value

/** Whether the browser keeps the basket for the next page. Where storage is blocked or full it does not. */
export function isBasketStored(): boolean {
  try {
    return !basket.get() || (!$basket.isInMemoryOnly() && localStorage.getItem(basketKey) !== null)
  } catch {
    return false
  }
}

function save(next: Basket | undefined): void {
  $basket.set(next)
  document.dispatchEvent(new Event('basket:changed'))
}

function saveLines(lines: readonly BasketLine[], currency: Currency): void {
  save(lines.length > 0 ? { currency, changed: today(), lines: [...lines] } : undefined)
}

/** Says what the reader has done, to whom it may concern: the tags, where there are any. */
export function trackEcommerce(
  event: EcommerceEvent['event'],
  lines: readonly BasketLine[],
  currency: Currency,
): void {
  const detail: EcommerceEvent = { event, lines: [...lines], currency }
  document.dispatchEvent(new CustomEvent('shop:done', { detail }))
}

/** Whether so many more lines fit. */
export const hasRoom = (count: number) => (basket.get()?.lines.length ?? 0) + count <= basketLimits.lines

/**
 * Puts a line into the basket, at the end or at its old place. The currency is that of the prices that were seen; a
 * basket that has one keeps its own, since changing it empties the basket first.
 */
export function addLine(line: BasketLine, currency: Currency, place?: number): void {
  const now = basket.get()
  const basketCurrency = now?.currency ?? currency
  saveLines((now?.lines ?? []).toSpliced(place ?? now?.lines.length ?? 0, 0, line), basketCurrency)
  trackEcommerce('add_to_cart', [line], basketCurrency)
}

/** Takes a line out. Returns its place, where it can be put back; `undefined` when it was gone already. */
export function removeLine(id: string): number | undefined {
  const now = basket.get()
  const place = now?.lines.findIndex(line => line.id === id) ?? -1
  const line = now?.lines[place]
  if (!now || !line) return undefined
  saveLines(now.lines.toSpliced(place, 1), now.currency)
  trackEcommerce('remove_from_cart', [line], now.currency)
  return place
}

/** Puts a changed line where the one of its id stands. Returns whether there was one. */
export function replaceLine(line: BasketLine): boolean {
  const now = basket.get()
  const before = now?.lines.find(({ id }) => id === line.id)
  if (!now || !before) return false
  saveLines(
    now.lines.map(other => (other === before ? line : other)),
    now.currency,
  )
  trackEcommerce('remove_from_cart', [before], now.currency)
  trackEcommerce('add_to_cart', [line], now.currency)
  return true
}

/** Takes out lines that have been ordered, and says nothing: others may have come meanwhile. */
export function removeOrdered(ordered: readonly BasketLine[]): void {
  const ids = new Set(ordered.map(({ id }) => id))
  const now = basket.get()
  const remaining = now?.lines.filter(({ id }) => !ids.has(id)) ?? []
  if (now) saveLines(remaining, now.currency)
}

/** Notes that the reader has been told a line's price. */
export function noteSeen(id: string, seen: Minor): void {
  const now = basket.get()
  if (!now) return
  saveLines(
    now.lines.map(line => (line.id === id ? { ...line, seen } : line)),
    now.currency,
  )
}

export const emptyBasket = () => save(undefined)

/** Brings back a basket that was emptied. */
export const restoreBasket = (emptied: Basket) => saveLines(emptied.lines, emptied.currency)
