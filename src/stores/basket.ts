import { shopDay } from '../shared/iso-day.ts'
import { type Basket, readBasket } from '../shared/shop/basket/basket.ts'
import type { BasketLine } from '../shared/shop/basket/line.ts'
import type { Currency } from '../shared/shop/currency.ts'
import type { Minor } from '../shared/shop/money.ts'
import type { EcommerceEvent } from '../shared/shop/tag-events/ecommerce-event.ts'
import { basketKey } from './keys.ts'
import { persistentStore } from './persistent-store.ts'

const today = () => shopDay(new Date())

/** Version 1 of the stored basket: its JSON. An empty basket is not stored. */
const $basket = persistentStore<Basket | undefined>(basketKey, undefined, {
  decode: saved => readBasket(saved, today()),
  encode: basket => basket && JSON.stringify(basket),
})

/** The basket, synchronised across tabs; `undefined` while it is empty. */
export const basket = $basket.value

/** Whether the basket is stored for the next page. It is not if storage is blocked or full. */
export const isBasketStored = () => !basket.get() || $basket.isStored()

function save(next: Basket | undefined): void {
  $basket.set(next)
  document.dispatchEvent(new Event('basket:updated'))
}

function saveLines(lines: readonly BasketLine[], currency: Currency): void {
  save(lines.length > 0 ? { currency, changed: today(), lines: [...lines] } : undefined)
}

/** Dispatches an event about the reader's action, for the tags. */
export function trackEcommerce(
  event: EcommerceEvent['event'],
  lines: readonly BasketLine[],
  currency: Currency,
): void {
  const detail: EcommerceEvent = { event, lines: [...lines], currency }
  document.dispatchEvent(new CustomEvent('shop:done', { detail }))
}

/**
 * Adds a line at the end or at its old place. The currency is that of the displayed prices; a non-empty basket keeps
 * its own, since a change of currency empties it first.
 */
export function addLine(line: BasketLine, currency: Currency, place?: number): void {
  const now = basket.get() ?? { lines: [], currency }
  saveLines(now.lines.toSpliced(place ?? now.lines.length, 0, line), now.currency)
  trackEcommerce('add_to_cart', [line], now.currency)
}

/** Removes a line. Returns its place, to restore it; `undefined` if it was gone already. */
export function removeLine(id: string): number | undefined {
  const now = basket.get()
  const place = now?.lines.findIndex(line => line.id === id) ?? -1
  const line = now?.lines[place]
  if (!now || !line) return undefined
  saveLines(now.lines.toSpliced(place, 1), now.currency)
  trackEcommerce('remove_from_cart', [line], now.currency)
  return place
}

/** Replaces the line with the same id. Returns whether there was one. */
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

/** Removes ordered lines without an event. Other lines may have been added in the meantime. */
export function removeOrdered(ordered: readonly BasketLine[]): void {
  const ids = new Set(ordered.map(({ id }) => id))
  const now = basket.get()
  if (now)
    saveLines(
      now.lines.filter(({ id }) => !ids.has(id)),
      now.currency,
    )
}

/** Records the price of a line that the reader has seen. */
export function noteSeen(id: string, seen: Minor): void {
  const now = basket.get()
  if (!now) return
  saveLines(
    now.lines.map(line => (line.id === id ? { ...line, seen } : line)),
    now.currency,
  )
}

export const emptyBasket = () => save(undefined)

/** Restores a basket that was emptied. */
export const restoreBasket = (emptied: Basket) => saveLines(emptied.lines, emptied.currency)
