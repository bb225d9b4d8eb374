import * as v from 'valibot'
import { cleanFreeText, cleanLine, cleanParagraph } from '../../clean-text.ts'
import { clockTime } from '../../forms/kit/clock.ts'
import { isSingleLine } from '../../forms/kit/single-line.ts'
import type { IsoDay } from '../../iso-day.ts'
import { count, day, text } from '../catalogue/fields.ts'
import { type AgeGroup, ageGroups } from '../price-rules/age.ts'
import type { OrderLine } from '../price-rules/order-line.ts'
import { basketLimits } from './limits.ts'

const written = (max: number, clean = cleanLine) =>
  v.pipe(v.string(), v.transform(clean), v.check(isSingleLine), v.maxLength(max))
const lines = (max: number) => v.pipe(v.string(), v.transform(cleanParagraph), v.maxLength(max))
const required = (max: number) => v.pipe(written(max), v.nonEmpty())
const id = v.pipe(text, v.maxLength(60))
/** Empty if any time will do. */
const clock = v.union([v.literal(''), v.pipe(v.string(), v.regex(clockTime))])

/** ISO code of a country. */
const residence = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))

/** A traveller, named as in the passport. */
const traveller = v.strictObject({
  name: required(basketLimits.name),
  lastName: required(basketLimits.name),
  birth: day,
  residence,
})
type Traveller = v.InferOutput<typeof traveller>

/** `seen` is the price that the reader saw last, in the basket's currency; a line without a price has none. */
const common = { id, seen: v.optional(count) }

const pass = {
  ...common,
  product: id,
  variant: id,
  /** Empty while it is not decided. */
  firstDay: v.union([v.literal(''), day]),
}
const travelClass = v.picklist(['second', 'first'])
const travellers = v.pipe(v.array(traveller), v.minLength(1), v.maxLength(basketLimits.travellers))

const isGroup = (people: number) => basketLimits.group <= people && people <= basketLimits.travellers

/** The number of travellers in each age group. */
const counts = v.pipe(
  v.strictObject({ adult: count, youth: count, senior: count, child: count }),
  v.check(({ adult, youth, senior, child }) => isGroup(adult + youth + senior + child), 'must be a group'),
)
export type Counts = v.InferOutput<typeof counts>

export const giftDesigns = ['spring', 'summer', 'autumn', 'winter', 'night', 'town'] as const

/** One line of a basket: only what was chosen. Prices are not stored; the rules calculate them each time. */
export const basketLine = v.variant('kind', [
  v.strictObject({ kind: v.literal('interrail'), ...pass, travellers, class: travelClass }),
  /** A group whose names, birth dates and countries are sent later; until then it is priced by age groups. */
  v.strictObject({ kind: v.literal('interrail-group'), ...pass, counts, residence, class: travelClass }),
  v.strictObject({ kind: v.literal('days-pass'), ...pass, travellers }),
  v.strictObject({
    kind: v.literal('gift-card'),
    ...common,
    product: id,
    /** In minor units of the basket's currency. */
    value: count,
    design: v.picklist(giftDesigns),
    greeting: written(basketLimits.greeting, cleanFreeText),
    note: lines(basketLimits.note),
  }),
  v.strictObject({
    kind: v.literal('taxi'),
    ...common,
    product: id,
    ride: v.picklist(['private', 'shared']),
    direction: v.picklist(['to', 'from']),
    station: required(basketLimits.place),
    address: required(basketLimits.place),
    date: day,
    time: clock,
    passengers: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(basketLimits.passengers)),
    /** The number of the train on which the passengers arrive. */
    train: written(basketLimits.place),
    /** Luggage, and help needed. */
    needs: lines(basketLimits.note),
    /** The number of the order that the ride belongs to, if it is added later. */
    order: written(basketLimits.orderNumber),
  }),
  v.strictObject({
    kind: v.literal('ticket'),
    ...common,
    from: required(basketLimits.place),
    to: required(basketLimits.place),
    date: day,
    time: clock,
    class: travelClass,
    travellers: required(basketLimits.place),
    wishes: lines(basketLimits.note),
  }),
])
export type BasketLine = v.InferOutput<typeof basketLine>
export type LineKind = BasketLine['kind']
export type LineOf<Kind extends LineKind> = Extract<BasketLine, { kind: Kind }>

/** The age group of each person in a group, in the order of the page. */
export const groupsOf = (counts: Counts): AgeGroup[] =>
  ageGroups.flatMap(group => Array<AgeGroup>(counts[group]).fill(group))

/** What is derived from a line, whatever its kind. */
interface LineDescription {
  /** The line as the price rules take it; absent if customer service prices it. */
  readonly order?: OrderLine
  /** The first day of a pass, or the day of a ride or a train; absent for a gift card and for a pass without a day yet. */
  readonly day?: IsoDay | undefined
  /** The travellers whose names are known. */
  readonly travellers: readonly Traveller[]
}

/** Describes a line of any kind. */
export function describeLine(line: BasketLine): LineDescription {
  switch (line.kind) {
    case 'interrail':
    case 'days-pass':
      return { order: line, day: line.firstDay || undefined, travellers: line.travellers }
    case 'interrail-group': {
      const { counts, ...pass } = line
      const travellers = groupsOf(counts).map(group => ({ group }))
      return {
        order: { ...pass, kind: 'interrail', travellers },
        day: line.firstDay || undefined,
        travellers: [],
      }
    }
    case 'gift-card':
      return { order: line, travellers: [] }
    case 'taxi':
      return { order: { kind: 'taxi', product: line.product }, day: line.date, travellers: [] }
    case 'ticket':
      return { day: line.date, travellers: [] }
  }
}
