import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Interrail } from '../catalogue/products.ts'
import { perCurrency } from '../currency.ts'
import { type Amounts, roundPrice } from '../money.ts'

/** Round prices for calculations: a price in any other currency is ten times that in euros. */
const price = (euros: number): Amounts =>
  perCurrency(code => roundPrice(euros * 100 * (code === 'EUR' ? 1 : 10), code))
const byAge = (euros: number) => ({
  adult: price(euros),
  youth: price(euros * 0.75),
  senior: price(euros * 0.9),
})
const passPrices = (euros: number) => ({ second: byAge(euros), first: byAge(euros * 1.25) })

const variant = (
  id: string,
  euros: number,
  terms: Pick<Interrail['variants'][number], 'travelDays' | 'within'>,
) => ({
  id,
  type: terms.travelDays ? ('flexi' as const) : ('continuous' as const),
  ...terms,
  history: [{ from: '2026-01-01', prices: passPrices(euros) }],
})

const priced = { sample: true, vatIncluded: true, asOf: '2026-01-01', coupon: 'pink' } as const

export const pass: Interrail = {
  kind: 'interrail',
  id: 'interrail-global',
  name: 'Interrail Global Pass',
  ...priced,
  monthsAhead: 11,
  ages: { childTo: 11, youthTo: 27, seniorFrom: 61 },
  children: { withFrom: 18, each: 2 },
  discounts: [
    { kind: 'extra', ages: ['youth'], percentage: 15 },
    { kind: 'extra', ages: ['senior'], percentage: 10 },
    {
      kind: 'group',
      steps: [
        { from: 10, percentage: 10 },
        { from: 20, percentage: 30 },
      ],
    },
  ],
  ordinaryDay: { second: price(100), first: price(125) },
  residence: {
    residents: ['SE', 'DK', 'UA'],
    countries: ['SE', 'DK', 'DE'],
    homeJourneys: { out: 1, back: 1 },
  },
  variants: [
    variant('flexi-4', 300, { travelDays: 4, within: { months: 1 } }),
    variant('flexi-7', 400, { travelDays: 7, within: { months: 1 } }),
    variant('flexi-15', 540, { travelDays: 15, within: { months: 2 } }),
    variant('continuous-15', 480, { within: { days: 15 } }),
    variant('continuous-1-month', 640, { within: { months: 1 } }),
    variant('continuous-3-months', 1000, { within: { months: 3 } }),
  ],
}

/** The campaign runs for the whole of January 2027, Stockholm time. */
export const campaign = {
  id: 'january',
  percentage: 12,
  products: ['interrail-global', 'japan-rail-pass'],
  start: '2026-12-31T23:00:00.000Z',
  end: '2027-01-31T22:59:59.000Z',
}

export const catalogue: Pick<Catalogue, 'products' | 'campaigns'> = {
  products: [
    pass,
    {
      kind: 'days-pass',
      id: 'japan-rail-pass',
      name: 'Japan Rail Pass',
      ...priced,
      monthsAhead: 11,
      child: { from: 6, to: 11 },
      variants: [
        {
          id: 'standard-7',
          days: 7,
          class: 'standard',
          history: [{ from: '2026-01-01', prices: { adult: price(313), child: price(157) } }],
        },
      ],
    },
    { kind: 'gift-card', id: 'gift-card', name: 'Gift card', coupon: 'sun', values: [price(25), price(50)] },
    { kind: 'taxi', id: 'station-taxi', name: 'Station taxi', ...priced, from: price(19) },
  ],
  campaigns: [campaign],
}
