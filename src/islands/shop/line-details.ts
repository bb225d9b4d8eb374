import type { Locale } from '../../i18n/locales.ts'
import { type BasketLine, describeLine } from '../../shared/shop/basket/line.ts'
import type { PricedLine } from '../../shared/shop/price-rules/order-line.ts'
import { groupPrices } from '../../shared/shop/words/group-prices.ts'

/** The names of a line's travellers; empty if the names follow later or the line has no travellers. */
export const travellerNames = (line: BasketLine): string[] =>
  describeLine(line).travellers.map(({ name, lastName }) => `${name} ${lastName}`)

interface NamedPrices {
  readonly price: PricedLine
  readonly names: readonly string[]
}

/** The prices of a line, each with a traveller's name, or with an age group while the names are still to come. */
export function namedPrices(line: BasketLine, price: PricedLine, locale: Locale): NamedPrices {
  if (line.kind !== 'interrail-group') return { price, names: travellerNames(line) }
  const groups = groupPrices(line.counts, price.prices, locale)
  return { price: { ...price, prices: groups.map(each => each.price) }, names: groups.map(({ who }) => who) }
}

/** The details that the reader typed for a line. */
export function lineDetails(line: BasketLine): string[] {
  switch (line.kind) {
    case 'interrail':
    case 'days-pass':
      return [travellerNames(line).join(', ')]
    case 'interrail-group':
      return []
    case 'gift-card':
      return [line.greeting].filter(Boolean)
    case 'taxi':
      return [`${line.station}, ${line.address}`, line.train, line.needs, line.order].filter(Boolean)
    case 'ticket':
      return [`${line.from} – ${line.to}`, line.travellers, line.wishes].filter(Boolean)
  }
}
