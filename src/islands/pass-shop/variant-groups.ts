import type { VariantGroup } from './Variants.tsx'

interface Grouping<Variant, Name extends string> {
  /** What readers see as the name of each group. */
  readonly names: Readonly<Record<Name, string>>
  readonly groupOf: (variant: Variant) => Name
  readonly nameOf: (variant: Variant) => string
}

/** A product's passes in groups. A group without passes is left out. */
export function variantGroups<Variant extends { readonly id: string }, Name extends string>(
  variants: readonly Variant[],
  order: readonly Name[],
  { names, groupOf, nameOf }: Grouping<Variant, Name>,
): VariantGroup[] {
  return order
    .map(group => ({
      name: names[group],
      variants: variants
        .filter(variant => groupOf(variant) === group)
        .map(variant => ({ id: variant.id, name: nameOf(variant) })),
    }))
    .filter(group => group.variants.length > 0)
}
