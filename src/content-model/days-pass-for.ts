/** Passes for consecutive days are sold in classes of their own. */
const classes = { 1: 'green', 2: 'standard' } as const

/**
 * The shortest pass that is valid for so many consecutive days, in a route's class; undefined if none is long enough.
 */
export function daysPassFor<Variant extends { readonly days: number; readonly class: string }>(
  variants: readonly Variant[],
  { days, class: travelClass }: { readonly days: number; readonly class: keyof typeof classes },
): Variant | undefined {
  return variants
    .filter(variant => variant.class === classes[travelClass] && variant.days >= days)
    .sort((one, other) => one.days - other.days)[0]
}
