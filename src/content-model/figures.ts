import type { FileData } from './file-shapes.ts'
import type { ProductFacts } from './product-schema.ts'

/** A figure, a clock time, or numbers to choose among. */
export type Figure = number | string | readonly number[]

interface Sources {
  readonly facts: FileData['facts']
  readonly site: Pick<FileData['site'], 'phoneHours'>
  readonly product: (id: string) => ProductFacts | undefined
}

/**
 * Every figure that a text may name: those of `content/facts.yaml`, the phone hours of `content/site.yaml`, and from the
 * product files `{{japanDays}}`, written "7, 14 or 21", and `{{supplementTokyoKyoto}}`, the yen between two stations.
 */
export function figuresOf({ facts, site, product }: Sources): Readonly<Record<string, Figure>> {
  const { opens, closes } = site.phoneHours
  return {
    ...facts,
    ...japanFigures(product('japan-rail-pass')),
    ...oneCountryFigures(product('one-country')),
    phoneOpens: opens,
    phoneCloses: closes,
  }
}

function japanFigures(product: ProductFacts | undefined): Record<string, Figure> {
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

function oneCountryFigures(product: ProductFacts | undefined): Record<string, Figure> {
  if (product?.kind !== 'on-request') return {}
  return { oneCountryDays: choices(product.variants.map(variant => variant.travelDays)) }
}

const choices = (numbers: readonly number[]) => [...new Set(numbers)].sort((one, other) => one - other)

/** `camelCase('shin-osaka') // => 'shinOsaka'` */
const camelCase = (id: string) => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
