import { shopDay } from '../../iso-day.ts'
import type { Basket } from '../basket/basket.ts'
import type { BasketLine } from '../basket/line.ts'
import { priceBasket } from '../basket/price-basket.ts'
import type { Campaign, Catalogue, Product } from '../catalogue/catalogue.ts'
import type { Currency } from '../currency.ts'
import { type Amounts, cheapest, currencyUnits, type Minor } from '../money.ts'
import { priceOn } from '../price-rules/history.ts'
import { priceForOne } from '../price-rules/shown-price.ts'

/** A product in GA4's events. Sums are in whole units of the currency. */
interface Item {
  readonly item_id: string
  readonly item_name: string
  readonly item_category: string
  readonly item_variant?: string
  readonly price?: number
  readonly quantity: 1
}

/** The content of an event: products and sums, and nothing about customers or travellers. */
export interface Ecommerce {
  readonly currency: Currency
  readonly value: number
  readonly items: readonly Item[]
}

/** The lines of a basket with their prices at a moment. A line is one item, for all its travellers. */
export function ecommerceForLines(
  catalogue: Catalogue,
  basket: Pick<Basket, 'currency' | 'lines'>,
  at: Date,
): Ecommerce {
  const { currency } = basket
  const { lines, total } = priceBasket(catalogue, basket, at)
  const items = lines.map(({ line, result }) => ({
    ...itemOf(catalogue, line),
    ...(result?.ok && { price: inUnits(result.total, currency) }),
    quantity: 1 as const,
  }))
  return { currency, value: inUnits(total, currency), items }
}

/** A viewed product with its lowest price. */
export function ecommerceForProduct(
  { products, campaigns }: Catalogue,
  id: string,
  currency: Currency,
  at: Date,
): Ecommerce | undefined {
  const product = products.find(found => found.id === id)
  if (!product) return undefined
  const price = inUnits(leastPrice(product, campaigns, currency, at), currency)
  const item = { item_id: product.id, item_name: product.name, item_category: product.kind }
  return { currency, value: price, items: [{ ...item, price, quantity: 1 }] }
}

/** Only what is in the catalogue, or is one of its choices, and nothing that was typed. */
function itemOf({ products }: Catalogue, line: BasketLine): Omit<Item, 'price' | 'quantity'> {
  if (line.kind === 'ticket')
    return { item_id: line.kind, item_name: line.kind, item_category: line.kind, item_variant: line.class }
  const product = products.find(({ id }) => id === line.product)
  const variant = variantOf(line)
  return {
    item_id: product?.id ?? line.kind,
    item_name: product?.name ?? line.kind,
    item_category: product?.kind ?? line.kind,
    ...(variant && { item_variant: variant }),
  }
}

function variantOf(line: BasketLine): string | undefined {
  switch (line.kind) {
    case 'interrail':
    case 'interrail-group':
      return `${line.variant}, ${line.class}`
    case 'days-pass':
      return line.variant
    case 'taxi':
      return line.ride
    case 'gift-card':
    case 'ticket':
      return undefined
  }
}

function leastPrice(product: Product, campaigns: readonly Campaign[], currency: Currency, at: Date): Minor {
  const day = shopDay(at)
  const paid = (prices: readonly Amounts[]) =>
    priceForOne(product, 'adult', cheapest(prices), campaigns, at)[currency]
  switch (product.kind) {
    case 'interrail':
      return paid(product.variants.map(({ history }) => priceOn(history, day).prices.second.adult))
    case 'days-pass':
      return paid(product.variants.map(({ history }) => priceOn(history, day).prices.adult))
    case 'gift-card':
      return Math.min(...product.values.map(value => value[currency]))
    case 'taxi':
      return product.from[currency]
    case 'on-request':
      return 0
  }
}

const inUnits = (minor: Minor, currency: Currency) => minor / currencyUnits[currency].minorUnits
