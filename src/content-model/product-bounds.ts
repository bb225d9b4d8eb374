import type { ProductFacts } from './product-schema.ts'

/** The figures of `content/facts.yaml` that texts promise, and a product's file must keep to. */
export interface PromisedFigures {
  readonly extraDiscountMin: number
  readonly extraDiscountMax: number
  readonly groupDiscount: number
  readonly groupSize: number
  readonly countries: number
}

/** The product whose discounts and countries the texts of the site promise. Other passes may have their own. */
const promisedProduct = 'interrail-global'

/** What a product's file says that is not what the texts say, each with its field and what is allowed. */
export function promiseMismatches(id: string, facts: ProductFacts, promised: PromisedFigures): string[] {
  if (id !== promisedProduct || facts.kind !== 'interrail') return []
  const { extraDiscountMin, extraDiscountMax, groupDiscount, groupSize, countries } = promised
  const discounts = facts.discounts.flatMap((discount, index) => {
    const field = `discounts.${index}`
    if (discount.kind === 'extra') {
      const within = discount.percentage >= extraDiscountMin && discount.percentage <= extraDiscountMax
      return within
        ? []
        : [
            `${field}.percentage: must be ${extraDiscountMin} to ${extraDiscountMax}, as content/facts.yaml says`,
          ]
    }
    const [first] = discount.steps
    const last = discount.steps.at(-1)
    return [
      ...(first?.from === groupSize
        ? []
        : [`${field}.steps.0.from: must be ${groupSize}, as groupSize of content/facts.yaml`]),
      ...(last?.percentage === groupDiscount
        ? []
        : [
            `${field}.steps.${discount.steps.length - 1}.percentage: must be ${groupDiscount}, as groupDiscount of content/facts.yaml`,
          ]),
    ]
  })
  const listed = facts.residence.countries.length
  return [
    ...discounts,
    ...(listed === countries
      ? []
      : [
          `residence.countries: must be ${countries} countries, as content/facts.yaml says; there are ${listed}`,
        ]),
  ]
}
