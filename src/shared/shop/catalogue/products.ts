import * as v from 'valibot'
import { amounts, common, count, countries, history, knownItems, percentage, priced, text } from './fields.ts'

const within = v.union([v.object({ days: count }), v.object({ months: count })])
const byAge = v.object({ adult: amounts, youth: amounts, senior: amounts })

/**
 * The fields of every pass. `monthsAhead`: the number of months before its first travel day from which a pass can be
 * ordered.
 */
const passes = { ...common, ...priced, monthsAhead: count }

const discountAge = v.picklist(['youth', 'senior'])

const discount = v.variant('kind', [
  v.object({
    kind: v.literal('extra'),
    ages: knownItems(discountAge, discountAge),
    percentage,
  }),
  v.object({
    kind: v.literal('group'),
    steps: v.array(v.object({ from: count, percentage })),
  }),
])

const knownDiscount = v.object({
  kind: v.picklist(discount.options.map(({ entries }) => entries.kind.literal)),
})

const passType = v.picklist(['flexi', 'continuous'])

/** Passes by travel days or period, with prices by class and age. */
export const interrail = v.object({
  kind: v.literal('interrail'),
  ...passes,
  /** Ages on the first travel day, inclusive. */
  ages: v.object({ childTo: count, youthTo: count, seniorFrom: count }),
  /** Children that travel free with each traveller of this age or older. */
  children: v.object({ withFrom: count, each: count }),
  /** In order of application; they are never added to a campaign. */
  discounts: knownItems(knownDiscount, discount),
  /** The approximate cost of a day on trains for an adult with ordinary tickets: our own estimate. */
  ordinaryDay: v.object({ second: amounts, first: amounts }),
  residence: v.object({
    /** Countries whose residents travel on Interrail; all others travel on Eurail. */
    residents: countries,
    /** Where the pass is valid. */
    countries,
    /** Journeys allowed in the country of residence. */
    homeJourneys: v.object({ out: count, back: count }),
  }),
  variants: knownItems(
    v.object({ type: passType, within }),
    v.object({
      id: text,
      type: passType,
      travelDays: v.optional(count),
      within,
      history: history({ second: byAge, first: byAge }),
    }),
  ),
})

/** The classes that passes for consecutive days are sold in, in the order of lists. */
export const passClasses = ['standard', 'second', 'green', 'first'] as const
const passClass = v.picklist(passClasses)
export type PassClass = (typeof passClasses)[number]

/** Passes for consecutive days, with prices for adult and child. */
export const daysPass = v.object({
  kind: v.literal('days-pass'),
  ...passes,
  /** The ages that pay the child's price, inclusive; younger children travel free. */
  child: v.object({ from: count, to: count }),
  /** The country whose residents can hardly use the pass. */
  visitorsTo: v.optional(text),
  variants: knownItems(
    v.object({ class: passClass }),
    v.object({
      id: text,
      days: count,
      class: passClass,
      history: history({ adult: amounts, child: amounts }),
    }),
  ),
})

export const giftCard = v.object({
  kind: v.literal('gift-card'),
  ...common,
  values: v.pipe(v.array(amounts), v.minLength(1)),
})

export const taxi = v.object({
  kind: v.literal('taxi'),
  ...common,
  ...priced,
  /** The lowest price of a ride; the final price is given when it is booked. */
  from: amounts,
})

/** Sold by customer service only, without a price. */
export const onRequest = v.object({
  kind: v.literal('on-request'),
  id: text,
  name: text,
  variants: knownItems(v.object({ within }), v.object({ id: text, travelDays: count, within })),
})

export type Interrail = v.InferOutput<typeof interrail>
export type InterrailVariant = Interrail['variants'][number]
export type Discount = v.InferOutput<typeof discount>
export type DaysPass = v.InferOutput<typeof daysPass>
