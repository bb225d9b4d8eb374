import type { Locale } from '../../i18n/locales.ts'
import { href } from '../../routing/href.ts'

/** The id of a pass's row among the prices. `passRow('flexi-5') // => 'pass-flexi-5'` */
export const passRow = (variant: string) => `pass-${variant}`

/** A trip as a route knows it: no day of the calendar, and nobody's name. */
interface RouteTrip {
  /** Days from the first to the last, both counted. */
  readonly span: number
  readonly travelDays: number
  readonly nights: number
  readonly class: 1 | 2
}

/**
 * The address of the pass chooser with a trip filled in: it can be shared.
 *
 *     tripHref({ span: 9, travelDays: 7, nights: 1, class: 2 }, 'en') // => '/buy-interrail?span=9&days=7&nights=1#order'
 */
export function tripHref(
  { span, travelDays, nights, class: travelClass }: RouteTrip,
  locale: Locale,
): string {
  const trip = [
    `span=${span}`,
    `days=${travelDays}`,
    ...(nights > 0 ? [`nights=${nights}`] : []),
    ...(travelClass === 1 ? ['class=first'] : []),
  ]
  return `${href('buy-interrail', locale)}?${trip.join('&')}#order`
}

/** The address of a pass among the prices, where it is marked. `passHref('flexi-5', 'en') // => '/buy-interrail#pass-flexi-5'` */
export const passHref = (variant: string, locale: Locale) =>
  `${href('buy-interrail', locale)}#${passRow(variant)}`
