import { useMemo } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import type { Catalogue } from '../../shared/shop/catalogue/catalogue.ts'
import type { DaysPass, Interrail } from '../../shared/shop/catalogue/products.ts'
import { formatMoney } from '../../shared/shop/format-money.ts'
import type { PricingContext } from '../../shared/shop/price-rules/explain.ts'
import { fareOf } from '../../shared/shop/price-rules/fare.ts'
import type { PricedLine } from '../../shared/shop/price-rules/order-line.ts'
import type { Party, PassFormValues } from './party.ts'
import { ageDay, partyFault, partyPrices } from './party-prices.ts'

interface PassPricesOptions extends PricingContext {
  /** Both are known once the catalogue has loaded. */
  readonly shop: Catalogue | undefined
  readonly pass: Interrail | DaysPass | undefined
  readonly entered: PassFormValues
  readonly party: Party
  readonly locale: Locale
}

const none: ReadonlyMap<string, PricedLine> = new Map()

/** The prices and fares that follow from a pass form. */
export function usePassPrices({ shop, pass, entered, party, currency, at, locale }: PassPricesOptions) {
  const prices = useMemo(
    () => (pass && shop ? partyPrices(shop, pass, party, { currency, at }) : none),
    [shop, pass, party, currency, at],
  )
  const chosen = prices.get(entered.variant)
  // Ages are the same whichever pass is chosen.
  const [any] = prices.values()
  return {
    prices,
    chosen,
    fares: (chosen ?? any)?.prices.map(fareOf) ?? [],
    sums: chosen?.prices.map(({ total }) => formatMoney(total, currency, locale)) ?? [],
    ageDay: ageDay(party.firstDay, at),
    noPrice: shop && pass && !any ? partyFault(shop, pass, party, { currency, at }, locale) : undefined,
  }
}
