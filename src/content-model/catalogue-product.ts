import { isoDay } from '../shared/iso-day.ts'
import type { Product } from '../shared/shop/catalogue/catalogue.ts'
import { baseCurrency } from '../shared/shop/currency.ts'
import { convert, type Minor, roundEstimate, scaled } from '../shared/shop/money.ts'
import type { ProductFacts, ProductKind } from './product-schema.ts'

type FactsOf<Kind extends ProductKind> = Extract<ProductFacts, { kind: Kind }>
type Priced = FactsOf<'interrail' | 'days-pass' | 'taxi'>

/** A product's name, and the figures of `content/facts.yaml` that its rules use. */
export interface Naming {
  readonly id: string
  readonly name: string
}
export interface Figures {
  readonly childFreeBelow: number
  readonly childrenPerAdult: number
  readonly youthMaxAge: number
  readonly seniorAge: number
  readonly activationMonths: number
}

/** A product's file as a product of the catalogue, with every price in minor units of each currency. */
export function catalogueProduct(facts: ProductFacts, naming: Naming, figures: Figures): Product {
  switch (facts.kind) {
    case 'interrail':
      return interrail(facts, naming, figures)
    case 'days-pass':
      return daysPass(facts, naming, figures)
    case 'gift-card':
      return { kind: facts.kind, ...naming, coupon: facts.coupon, values: facts.values }
    case 'taxi':
      return { kind: facts.kind, ...naming, coupon: facts.coupon, ...priced(facts), from: facts.from }
    case 'on-request':
      return { kind: facts.kind, ...naming, variants: facts.variants }
  }
}

const priced = ({ sample, vatIncluded, asOf }: Priced) => ({ sample, vatIncluded, asOf: isoDay(asOf) })

/** A price in euros times factors, in every currency: rounded in euros first, then converted. */
const prices = ({ rates }: FactsOf<'interrail' | 'days-pass'>, eur: Minor, ...factors: number[]) =>
  convert(factors.length > 0 ? scaled(eur, factors, baseCurrency) : eur, rates)

function interrail(facts: FactsOf<'interrail'>, naming: Naming, figures: Figures): Product {
  const { factors, residence } = facts
  const byAge = (eur: Minor, ...classFactor: number[]) => ({
    adult: prices(facts, eur, ...classFactor),
    youth: prices(facts, eur, factors.youth, ...classFactor),
    senior: prices(facts, eur, factors.senior, ...classFactor),
  })
  return {
    kind: facts.kind,
    ...naming,
    coupon: facts.coupon,
    ...priced(facts),
    monthsAhead: figures.activationMonths,
    ages: {
      childTo: figures.childFreeBelow - 1,
      youthTo: figures.youthMaxAge,
      seniorFrom: figures.seniorAge + 1,
    },
    children: { withFrom: facts.childrenWithFrom, each: figures.childrenPerAdult },
    discounts: facts.discounts,
    ordinaryDay: {
      second: roundEstimate(prices(facts, facts.ordinaryDay.eur)),
      first: roundEstimate(prices(facts, facts.ordinaryDay.eur, factors.firstClass)),
    },
    residence: {
      residents: residence.residents,
      countries: residence.countries,
      homeJourneys: residence.homeJourneys,
    },
    variants: facts.variants.map(({ history, ...variant }) => ({
      ...variant,
      history: history.map(({ from, eur }) => ({
        from,
        prices: { second: byAge(eur), first: byAge(eur, factors.firstClass) },
      })),
    })),
  }
}

function daysPass(facts: FactsOf<'days-pass'>, naming: Naming, figures: Figures): Product {
  return {
    kind: facts.kind,
    ...naming,
    coupon: facts.coupon,
    ...priced(facts),
    monthsAhead: figures.activationMonths,
    child: facts.child,
    ...(facts.visitorsTo && { visitorsTo: facts.visitorsTo }),
    variants: facts.variants.map(({ history, ...variant }) => ({
      ...variant,
      history: history.map(({ from, eur }) => ({
        from,
        prices: { adult: prices(facts, eur), child: prices(facts, eur, facts.factors.child) },
      })),
    })),
  }
}
