import { addDays, type IsoDay, shopDay } from '../../iso-day.ts'
import { type Catalogue, productOf } from '../catalogue/catalogue.ts'
import { priceOn } from '../price-rules/history.ts'
import type { Basket } from './basket.ts'
import type { BasketLine } from './line.ts'
import { type PricedBasketLine, priceBasket } from './price-basket.ts'

/** Why a line's price differs from the one seen before. */
export type Change =
  | { readonly kind: 'campaign-began' | 'campaign-ended' }
  | { readonly kind: 'new-price'; readonly from: IsoDay }

type Shop = Pick<Catalogue, 'products' | 'campaigns'>

/**
 * Why a line of the basket has another price than before: it cost the previous price just before one of the moments at
 * which prices change. `undefined` if it was none of these, for example if fewer people travel together; then the
 * price's steps explain it.
 */
export function whyChanged(
  shop: Shop,
  basket: Pick<Basket, 'currency' | 'lines'>,
  { line, before }: PricedBasketLine,
  at: Date,
): Change | undefined {
  if (before === undefined) return undefined
  const place = basket.lines.indexOf(line)
  const wasAt = (moment: Date) => {
    const result = priceBasket(shop, basket, moment).lines[place]?.result
    return result?.ok && result.total === before
  }
  for (const { start, end, products } of shop.campaigns) {
    if (!('product' in line) || !products.includes(line.product)) continue
    const [first, last] = [new Date(start), new Date(end)]
    if (last < at && wasAt(last)) return { kind: 'campaign-ended' }
    if (first <= at && at <= last && wasAt(new Date(first.getTime() - 1))) return { kind: 'campaign-began' }
  }
  const from = priceBegan(shop, line, shopDay(at))
  // Noon UTC is the same day in Stockholm.
  if (from && wasAt(new Date(`${addDays(from, -1)}T12:00:00Z`))) return { kind: 'new-price', from }
  return undefined
}

interface Sold {
  readonly id: string
  readonly history: readonly { readonly from: IsoDay }[]
}

/** The first day of a pass's current price. */
function priceBegan(shop: Shop, line: BasketLine, today: IsoDay): IsoDay | undefined {
  const began = (variants: readonly Sold[] | undefined, variant: string) => {
    const sold = variants?.find(({ id }) => id === variant)
    return sold && priceOn(sold.history, today).from
  }
  switch (line.kind) {
    case 'interrail':
    case 'interrail-group':
      return began(productOf(shop, line.product, 'interrail')?.variants, line.variant)
    case 'days-pass':
      return began(productOf(shop, line.product, 'days-pass')?.variants, line.variant)
    case 'gift-card':
    case 'taxi':
    case 'ticket':
      return undefined
  }
}
