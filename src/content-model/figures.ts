import { type IsoDay, shopDay } from '../shared/iso-day.ts'
import { baseCurrency } from '../shared/shop/currency.ts'
import { currencyUnits, type Minor } from '../shared/shop/money.ts'
import { priceOn } from '../shared/shop/price-rules/history.ts'
import type { FileData } from './file-shapes.ts'
import type { ProductFacts } from './product-schema.ts'

/** A figure, a time, or numbers to choose from. */
export type Figure = number | string | readonly number[]

interface Sources {
  readonly facts: FileData['facts']
  readonly site: Pick<FileData['site'], 'phoneHours'>
  readonly product: (id: string) => ProductFacts | undefined
}

/**
 * Every figure that a text may name: those of `content/facts.yaml`, the phone hours of `content/site.yaml`, and from the
 * product files `{{japanDays}}`, written "7, 14 or 21", `{{supplementTokyoKyoto}}`, the yen between two stations, and an
 * adult's euros on the day of the build: `{{japanStandard7}}`, `{{passFlexi7}}` in second class, `{{passFlexi7Day}}` for
 * each of its days.
 */
export function figuresOf({ facts, site, product }: Sources): Readonly<Record<string, Figure>> {
  const { opens, closes } = site.phoneHours
  return {
    ...facts,
    ...japanFigures(product('japan-rail-pass')),
    ...oneCountryFigures(product('one-country')),
    ...interrailFigures(product('interrail-global')),
    phoneOpens: opens,
    phoneCloses: closes,
  }
}

function japanFigures(product: ProductFacts | undefined): Record<string, Figure> {
  if (product?.kind !== 'days-pass') return {}
  const { variants, child, supplements } = product
  const today = shopDay(new Date())
  return {
    japanDays: choices(variants.map(variant => variant.days)),
    japanChildFrom: child.from,
    japanChildTo: child.to,
    ...Object.fromEntries(
      variants.map(({ id, history }) => [camelCase(`japan-${id}`), eurosOn(history, today)]),
    ),
    ...Object.fromEntries(
      (supplements?.trips ?? []).map(({ from, to, jpy }) => [camelCase(`supplement-${from}-${to}`), jpy]),
    ),
  }
}

function oneCountryFigures(product: ProductFacts | undefined): Record<string, Figure> {
  if (product?.kind !== 'on-request') return {}
  return { oneCountryDays: choices(product.variants.map(variant => variant.travelDays)) }
}

function interrailFigures(product: ProductFacts | undefined): Record<string, Figure> {
  if (product?.kind !== 'interrail') return {}
  const today = shopDay(new Date())
  return Object.fromEntries(
    product.variants.flatMap(({ id, travelDays, within, history }) => {
      const price = eurosOn(history, today)
      // A month counts as 30 days.
      const days = travelDays ?? ('days' in within ? within.days : within.months * 30)
      const name = camelCase(`pass-${id}`)
      return [
        [name, price],
        [`${name}Day`, Math.round(price / days)],
      ]
    }),
  )
}

function eurosOn(history: readonly { from: IsoDay; eur: Minor }[], day: IsoDay) {
  return priceOn(history, day).eur / currencyUnits[baseCurrency].minorUnits
}

const choices = (numbers: readonly number[]) => [...new Set(numbers)].sort((one, other) => one - other)

/** Converts an id. `camelCase('shin-osaka') // => 'shinOsaka'` */
const camelCase = (id: string) => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
