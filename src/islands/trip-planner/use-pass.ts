import { useMemo } from 'react'
import { addDays, shopDay } from '../../shared/iso-day.ts'
import { type Catalogue, productOf } from '../../shared/shop/catalogue/catalogue.ts'
import type { Currency } from '../../shared/shop/currency.ts'
import { type Choice, choosePass } from '../../shared/shop/pass-chooser/choose.ts'
import { ageGroups } from '../../shared/shop/price-rules/age.ts'
import type { Trip } from '../../shared/trip/trip.ts'
import type { TripTotals } from '../../shared/trip/trip-totals.ts'
import { useCatalogue } from '../shop/use-catalogue.ts'
import { useShopTime } from '../shop/use-shop-time.ts'
import type { PlannerProps } from './planner.ts'

/** The pass that fits a trip by the shop's own rules; undefined while unknown, or if no day needs one. */
export interface PassAdvice {
  readonly catalogue: Catalogue | 'failed' | undefined
  readonly choice: Choice | undefined
}

/** All travellers, by age group. */
export const groupsOfTrip = ({ travellers }: Pick<Trip, 'travellers'>) =>
  ageGroups.flatMap(group => Array.from({ length: travellers[group] }, () => group))

export function usePass(
  { locale, product, home }: Pick<PlannerProps, 'locale' | 'product' | 'home'>,
  trip: Trip,
  totals: TripTotals | undefined,
  currency: Currency,
): PassAdvice {
  const catalogue = useCatalogue(locale)
  const now = useShopTime(catalogue)
  const choice = useMemo(() => {
    if (typeof catalogue !== 'object' || !totals || totals.travelDays === 0) return undefined
    const pass = productOf(catalogue, product, 'interrail')
    if (!pass) return undefined
    const first = trip.date ?? shopDay(now)
    return choosePass(
      catalogue,
      pass,
      {
        from: addDays(first, totals.firstDay),
        to: addDays(first, totals.lastDay),
        travelDays: totals.travelDays,
        daysIn: totals.daysIn,
        class: trip.class,
        travellers: groupsOfTrip(trip).map(group => ({ group, residence: home })),
      },
      { currency, at: now },
    )
  }, [catalogue, product, home, totals, trip, currency, now])
  return useMemo(() => ({ catalogue, choice }), [catalogue, choice])
}
