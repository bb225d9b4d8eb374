import { useMemo } from 'react'
import type { Catalogue } from '../../shared/shop/catalogue/catalogue.ts'
import type { Interrail } from '../../shared/shop/catalogue/products.ts'
import type { Currency } from '../../shared/shop/currency.ts'
import { useChunk } from '../hydration/use-chunk.ts'
import type { Party, PassFormValues } from './party.ts'
import { type FollowingPass, followingPass } from './party-prices.ts'
import type { TripAdvice } from './trip-advice.ts'

interface TripAdviceOptions {
  /** The catalogue and the pass, once they have loaded. */
  readonly shop: Catalogue | undefined
  readonly pass: Interrail | undefined
  readonly entered: PassFormValues
  readonly party: Party
  readonly currency: Currency
  /** The moment for which prices are valid. */
  readonly now: Date
}

interface AdviceAndChoice {
  readonly advice: TripAdvice | undefined
  /** The id of the recommended pass, if it is a single one. */
  readonly best: string | undefined
  /** The pass that was chosen to follow the first, if any. */
  readonly second: FollowingPass | undefined
}

/** The pass that fits the described trip, and the second of two passes once it is chosen. */
export function useTripAdvice(options: TripAdviceOptions): AdviceAndChoice {
  const { shop, pass, entered, party, currency, now } = options
  const { variant, second: secondId } = entered
  // The code that compares passes is loaded once there is a trip.
  const chooser = useChunk(() => import('./trip-advice.ts'), party.days > 0)
  const advice = useMemo(
    () =>
      chooser && pass && shop ? chooser.tripAdvice(shop, pass, party, { currency, at: now }) : undefined,
    [chooser, shop, pass, party, currency, now],
  )
  const second = useMemo(() => {
    const chosen = { variant, second: secondId }
    return pass && shop ? followingPass(shop, pass, party, chosen, { currency, at: now }) : undefined
  }, [shop, pass, party, variant, secondId, currency, now])
  const offer = advice?.choice.ok ? advice.choice.best : undefined
  return { advice, second, best: offer?.second ? undefined : offer?.variant.id }
}
