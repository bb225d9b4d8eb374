import * as v from 'valibot'
import { locales } from '../../../i18n/locales.ts'
import { basketLimits } from '../basket/limits.ts'
import { paymentMethods } from '../payment-methods.ts'
import { count, day, knownItems, moment, percentage, text } from './fields.ts'
import { daysPass, giftCard, interrail, onRequest, taxi } from './products.ts'

export const product = v.variant('kind', [interrail, daysPass, giftCard, taxi, onRequest])
export type Product = v.InferOutput<typeof product>
export type ProductKind = Product['kind']
export type ProductOf<Kind extends ProductKind> = Extract<Product, { kind: Kind }>

const ofKnownKind = v.object({ kind: v.picklist(product.options.map(({ entries }) => entries.kind.literal)) })

const paymentMethod = v.picklist(paymentMethods)

/** A percentage off some products, from the first moment to the last. */
export const campaign = v.object({
  id: text,
  percentage,
  products: v.array(text),
  start: moment,
  end: moment,
})
export type Campaign = v.InferOutput<typeof campaign>

const phoneHours = v.object({
  weekdays: v.pipe(v.array(count), v.readonly()),
  opens: text,
  closes: text,
  /** The closed days that are to come, if there are any. */
  closed: v.exactOptional(v.pipe(v.array(day), v.readonly())),
})

/**
 * Everything that the shop sells, in one locale. Browsers fetch it, and functions price orders by it.
 *
 * An open page may be older than the catalogue it fetches, so fields and currencies that it does not know are ignored,
 * and products, passes and discounts of an unknown kind are left out. Without such a discount its price is too high,
 * never too low; the order is priced again when it is sent. The build checks its own catalogue for such leftovers
 * (`src/content-model/checked-catalogue.ts`).
 */
export const catalogue = v.object({
  locale: v.picklist(locales),
  products: knownItems(ofKnownKind, product),
  campaigns: v.array(campaign),
  /** The ways to pay that the shop offers. The worker may still have a catalogue without them, and no page reads them. */
  paymentMethods: v.optional(knownItems(paymentMethod, paymentMethod), []),
  /** When customer service answers. The worker may still have a catalogue without it. */
  phoneHours: v.exactOptional(phoneHours),
})
export type Catalogue = v.InferOutput<typeof catalogue>

/**
 * A product by its id, if it is of the given kind.
 *
 *     productOf(catalogue, 'interrail-global', 'interrail')?.variants
 */
export function productOf<Kind extends ProductKind>(
  { products }: Pick<Catalogue, 'products'>,
  id: string,
  kind: Kind,
): ProductOf<Kind> | undefined {
  return products.find((found): found is ProductOf<Kind> => found.id === id && found.kind === kind)
}

/** The number of months before its day from which a product, or anything else, can be ordered. */
export function monthsAhead({ products }: Pick<Catalogue, 'products'>, id: string): number {
  const found = products.find(product => product.id === id)
  return found && 'monthsAhead' in found ? found.monthsAhead : basketLimits.monthsAhead
}
