import { type CollectionEntry, getEntry } from 'astro:content'

/** A figure, a clock time, or numbers to choose among. */
export type Fact = number | string | readonly number[]

/**
 * The figures of the product files that texts name: `{{japanDays}}` is written "7, 14 or 21", and
 * `{{supplementTokyoKyoto}}` is the yen between the two stations of that supplement.
 */
export async function productFacts(): Promise<Record<string, Fact>> {
  const [japan, oneCountry] = await Promise.all([
    getEntry('products', 'japan-rail-pass'),
    getEntry('products', 'one-country'),
  ])
  return { ...japanFacts(japan?.data), ...oneCountryFacts(oneCountry?.data) }
}

type Product = CollectionEntry<'products'>['data'] | undefined

function japanFacts(product: Product): Record<string, Fact> {
  if (product?.kind !== 'days-pass') return {}
  const { variants, child, supplements } = product
  return {
    japanDays: choices(variants.map(variant => variant.days)),
    japanChildFrom: child.from,
    japanChildTo: child.to,
    ...Object.fromEntries(
      (supplements?.trips ?? []).map(({ from, to, jpy }) => [camelCase(`supplement-${from}-${to}`), jpy]),
    ),
  }
}

function oneCountryFacts(product: Product): Record<string, Fact> {
  if (product?.kind !== 'on-request') return {}
  return { oneCountryDays: choices(product.variants.map(variant => variant.travelDays)) }
}

const choices = (numbers: readonly number[]) => [...new Set(numbers)].sort((one, other) => one - other)

/** `camelCase('shin-osaka') // => 'shinOsaka'` */
const camelCase = (id: string) => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
