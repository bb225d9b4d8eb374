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
  /** The offsets of days in the country where travellers live, for which they buy ordinary tickets. */
  readonly ticketDays: readonly number[]
  /** The country where travellers live, if the whole trip is within it: a pass is not valid for that. */
  readonly withinHome: string | undefined
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
  const withinHome = totals && isWithin(home, totals) ? home : undefined
  const choice = useMemo(() => {
    if (typeof catalogue !== 'object' || !totals || totals.travelDays === 0) return undefined
    if (withinHome) return undefined
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
        daysWithin: Object.fromEntries(
          Object.entries(totals.daysWithin).map(([country, days]) => [country, days.length]),
        ),
        class: trip.class,
        travellers: groupsOfTrip(trip).map(group => ({ group, residence: home })),
      },
      { currency, at: now },
    )
  }, [catalogue, product, home, withinHome, totals, trip, currency, now])
  return useMemo(() => {
    const rule = choice?.ok ? choice.home[0] : undefined
    const ticketDays = rule ? (totals?.daysWithin[rule.country]?.slice(0, rule.beyond) ?? []) : []
    return { catalogue, choice, ticketDays, withinHome }
  }, [catalogue, choice, totals, withinHome])
}

/** Whether all days with trains on the pass are in one country. */
const isWithin = (country: string, { daysWithin, travelDays }: TripTotals): boolean =>
  travelDays > 0 && daysWithin[country]?.length === travelDays
