import { baseCurrency, type Currency, type OtherCurrency, type PerCurrency, perCurrency } from './currency.ts'

/**
 * A sum of money in one currency, as a whole number of its minor units (cent, öre, øre). Sums are never stored in whole
 * units or as decimal numbers, so additions are exact.
 */
export type Minor = number

/** One price in each currency, in minor units. */
export type Amounts = PerCurrency<Minor>

/** The value of one unit of the base currency in each other currency. */
export type Rates = Readonly<Record<OtherCurrency, number>>

/** For each currency, the minor units in a unit, and the step in minor units to which calculated prices are rounded. */
export const currencyUnits: PerCurrency<{ readonly minorUnits: number; readonly step: number }> = {
  EUR: { minorUnits: 100, step: 100 },
  SEK: { minorUnits: 100, step: 100 },
  DKK: { minorUnits: 100, step: 100 },
  NOK: { minorUnits: 100, step: 100 },
}

/** A written amount in minor units. `toMinor(335.5, 'EUR') // => 33550` */
export const toMinor = (amount: number, code: Currency): Minor =>
  Math.round(amount * currencyUnits[code].minorUnits)

/** Whether an amount has no fraction of its currency's minor unit. `hasWholeMinorUnits(19.999, 'EUR') // => false` */
export function hasWholeMinorUnits(amount: number, code: Currency): boolean {
  const minor = amount * currencyUnits[code].minorUnits
  return Math.abs(minor - Math.round(minor)) < 1e-6
}

/** Rounds to the nearest price step of the currency, half a step up. `roundPrice(33549, 'EUR') // => 33500` */
export function roundPrice(minor: number, code: Currency): Minor {
  const { step } = currencyUnits[code]
  return Math.round(minor / step) * step
}

const scale = 10_000

/** Whether a number has at most four decimals, so that `times` uses it exactly. */
export const isFactor = (value: number) => Math.abs(value * scale - Math.round(value * scale)) < 1e-6

/**
 * A sum times a factor of at most four decimals, not rounded. It calculates in whole numbers until the last division,
 * so that no half is lost to binary fractions.
 *
 *     times(28500, 0.81) // => 23085
 */
export const times = (minor: Minor, factor: number): number => (minor * Math.round(factor * scale)) / scale

/**
 * A price less a percentage, rounded down to a price step of the currency, so that the customer saves at least the
 * percentage. `discounted(33500, 10, 'EUR') // => 30100`
 */
export function discounted(price: Minor, percentage: number, code: Currency): Minor {
  const { step } = currencyUnits[code]
  // In whole numbers until the division, so that no binary fraction is just below a step.
  return Math.floor((price * (100 - percentage)) / (100 * step)) * step
}

/**
 * A price times factors, rounded once to its currency's price step. `scaled(33500, [0.75, 1.27], 'EUR') // => 31900`
 */
export const scaled = (price: Minor, factors: readonly number[], code: Currency): Minor =>
  roundPrice(factors.reduce(times, price), code)

/** A price in the base currency, converted to every currency at the rates and rounded to the price steps. */
export const convert = (base: Minor, rates: Rates): Amounts =>
  perCurrency(code => (code === baseCurrency ? base : roundPrice(times(base, rates[code]), code)))

/**
 * Turns lists of one length, one per currency, into one list of amounts.
 *
 * @throws RangeError if a list is shorter than that of the base currency
 */
export const zipAmounts = (lists: PerCurrency<readonly Minor[]>): Amounts[] =>
  lists[baseCurrency].map((_, row) =>
    perCurrency(code => {
      const amount = lists[code][row]
      if (amount === undefined) throw new RangeError(`There is no amount ${row + 1} in ${code}.`)
      return amount
    }),
  )

/** Adds up amounts in each currency, so that displayed parts add up to the displayed total. */
export const sum = (parts: readonly Amounts[]): Amounts =>
  perCurrency(code => parts.reduce((total, part) => total + part[code], 0))

/**
 * Rounds an estimated total to tens, and from a thousand on to hundreds. In SEK `5694 // => 5700`, in EUR
 * `347 // => 350`.
 */
export const roundEstimate = (amounts: Amounts): Amounts =>
  perCurrency(code => {
    const unit = currencyUnits[code].minorUnits
    const step = (amounts[code] < 1000 * unit ? 10 : 100) * unit
    return Math.round(amounts[code] / step) * step
  })

/**
 * The lowest of some prices, in each currency separately.
 *
 * @throws RangeError if there are none, since 0 would be read as free
 */
export function cheapest(prices: readonly Amounts[]): Amounts {
  if (prices.length === 0) throw new RangeError('There is no price to choose the lowest of.')
  return perCurrency(code => Math.min(...prices.map(price => price[code])))
}
