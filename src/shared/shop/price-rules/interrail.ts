import { shopDay } from '../../iso-day.ts'
import type { Campaign } from '../catalogue/catalogue.ts'
import type { Interrail } from '../catalogue/products.ts'
import { type AgeGroup, ageGroup } from './age.ts'
import { bestCampaign } from './campaigns.ts'
import { assignChildren } from './children.ts'
import { reductions } from './discounts.ts'
import { type ExplainedPrice, type PricingContext, sumSteps } from './explain.ts'
import { priceOn } from './history.ts'
import { type LineResult, type OrderLine, pricedLine } from './order-line.ts'
import { priorPriceNotice, withPriorPriceNotice } from './prior-price-notice.ts'
import { agesOf } from './travellers.ts'

type InterrailLine = Extract<OrderLine, { kind: 'interrail' }>

/**
 * The price of one Interrail line, for each traveller.
 *
 * @param people the number of people who travel with this product from the same first day, including other lines
 */
export function priceInterrail(
  pass: Interrail,
  line: InterrailLine,
  people: number,
  campaigns: readonly Campaign[],
  { currency, at }: PricingContext,
): LineResult {
  const variant = pass.variants.find(({ id }) => id === line.variant)
  if (!variant) return { ok: false, fault: 'unknown-variant' }
  const today = shopDay(at)
  const ages = agesOf(line, today)
  if ('fault' in ages) return { ok: false, ...ages }
  const seats = assignChildren(ages, pass.ages.childTo, pass.children)
  if (!seats) return { ok: false, fault: 'child-alone', travellers: childPlaces(ages, pass.ages.childTo) }

  const prices = priceOn(variant.history, today).prices[line.class]
  const adult = prices.adult[currency]
  const campaign = bestCampaign(campaigns, pass.id, at)
  const reduced = (group: Exclude<AgeGroup, 'child'>) =>
    reductions(pass.discounts, campaign, { price: prices[group][currency], currency, group, people })
  const withNotice = (price: ExplainedPrice, group: Exclude<AgeGroup, 'child'>) =>
    withPriorPriceNotice(price, () =>
      priorPriceNotice(
        { product: pass.id, history: variant.history, pick: all => all[line.class][group] },
        campaigns,
        currency,
        at,
      ),
    )

  return pricedLine(
    ages.map((age, place): ExplainedPrice => {
      const adultStep = { kind: 'price', change: adult } as const
      const seat = seats.get(place)
      if (typeof seat === 'number')
        return sumSteps([adultStep, { kind: 'free-child', with: seat, change: -adult }])
      const change = prices.youth[currency] - adult
      if (seat)
        return withNotice(
          sumSteps([adultStep, { kind: 'child-as-youth', change }, ...reduced('youth')]),
          'youth',
        )
      const group = ageGroup(age, pass.ages)
      if (group === 'adult' || group === 'child')
        return withNotice(sumSteps([adultStep, ...reduced('adult')]), 'adult')
      return withNotice(
        sumSteps([
          adultStep,
          { kind: 'age', group, change: prices[group][currency] - adult },
          ...reduced(group),
        ]),
        group,
      )
    }),
  )
}

const childPlaces = (ages: readonly number[], childTo: number) =>
  ages.flatMap((age, place) => (age <= childTo ? [place] : []))
