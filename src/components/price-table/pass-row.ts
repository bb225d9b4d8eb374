import type { Locale } from '../../i18n/locales.ts'
import { sellingPath } from '../../routing/selling-path.ts'

/** The id of a pass's row among the prices. `passRow('flexi-5') // => 'pass-flexi-5'` */
export const passRow = (variant: string) => `pass-${variant}`

interface Pass {
  readonly productId: string
  /** The id of the pass within its product. */
  readonly variant: string
}

/**
 * The address where a pass is ordered, with the pass chosen, and first class if wanted.
 *
 *     orderHref({ productId: 'interrail-global', variant: 'flexi-5' }, 'en', 'first') // => '/buy-interrail?pass=flexi-5&class=first#order'
 */
export function orderHref(
  { productId, variant }: Pass,
  locale: Locale,
  travelClass?: 'first' | 'second',
): string {
  const chosen = travelClass === 'first' ? `pass=${variant}&class=first` : `pass=${variant}`
  return `${sellingPath([productId], locale)}?${chosen}#order`
}

/** A trip along a route, without dates or names. */
interface RouteTrip {
  /** Days from the first to the last, both included. */
  readonly span: number
  readonly travelDays: number
  readonly class: 1 | 2
}

/**
 * The address where a route's pass is chosen, with the trip filled in. For a pass of consecutive days, where the trip
 * leaves no choice, the pass is filled in instead. The address can be shared.
 *
 *     tripHref(flexi, { span: 9, travelDays: 7, class: 2 }, 'en') // => '/buy-interrail?span=9&days=7#order'
 *     tripHref({ kind: 'days-pass', productId: 'japan-rail-pass', variant: 'green-7' }, …, 'en') // => '/j-rail-pass?pass=green-7#order'
 */
export function tripHref(
  pass: Pass & { readonly kind: 'interrail' | 'days-pass' },
  { span, travelDays, class: travelClass }: RouteTrip,
  locale: Locale,
): string {
  if (pass.kind === 'days-pass') return orderHref(pass, locale)
  const trip = [`span=${span}`, `days=${travelDays}`, ...(travelClass === 1 ? ['class=first'] : [])]
  return `${sellingPath([pass.productId], locale)}?${trip.join('&')}#order`
}

/**
 * The address of a pass in its price table, which highlights it.
 * `passHref(flexi, 'en') // => '/buy-interrail#pass-flexi-5'`
 */
export const passHref = ({ productId, variant }: Pass, locale: Locale) =>
  `${sellingPath([productId], locale)}#${passRow(variant)}`
