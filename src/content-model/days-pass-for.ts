import type { PassClass } from '../shared/shop/catalogue/products.ts'

/** The classes of passes for consecutive days that are a first or a second class. */
const classes: Readonly<Record<1 | 2, readonly PassClass[]>> = {
  1: ['green', 'first'],
  2: ['standard', 'second'],
}

/**
 * The shortest pass that is valid for so many consecutive days, in a route's class; undefined if none is long enough.
 */
export function daysPassFor<Variant extends { readonly days: number; readonly class: PassClass }>(
  variants: readonly Variant[],
  { days, class: travelClass }: { readonly days: number; readonly class: 1 | 2 },
): Variant | undefined {
  return variants
    .filter(variant => classes[travelClass].includes(variant.class) && variant.days >= days)
    .sort((one, other) => one.days - other.days)[0]
}
