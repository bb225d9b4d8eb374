import { memo, type ReactNode } from 'react'
import { tripAddress } from '../../shared/trip/trip-address.ts'
import type { TripTotals } from '../../shared/trip/trip-totals.ts'
import { Actions } from './Actions.tsx'
import { DayList } from './DayList.tsx'
import type { MapChoice } from './map-view.ts'
import type { Planner, PlannerProps } from './planner.ts'
import { Tools } from './Tools.tsx'
import { TripMap } from './TripMap.tsx'
import { TripSum } from './TripSum.tsx'
import { TripTitle } from './TripTitle.tsx'
import type { PassAdvice } from './use-pass.ts'

export interface TripPlannerProps extends PlannerProps {
  /** The outline of Europe, drawn with the page. */
  readonly ground?: ReactNode
}

interface TripResultProps {
  readonly props: TripPlannerProps
  readonly planner: Planner | undefined
  /** Undefined until there is a day of travel. */
  readonly totals: TripTotals | undefined
  readonly advice: PassAdvice
  readonly onPick: (choice: MapChoice) => void
}

/** What follows from a trip: map, sum and days. It stays as it is while the line shows a change first. */
export const TripResult = memo(function TripResult({
  props,
  planner,
  totals,
  advice,
  onPick,
}: TripResultProps) {
  const { text } = props
  return (
    <>
      {planner && totals && <TripTitle planner={planner} totals={totals} />}
      <aside className="planner__side">
        <TripMap
          frame={props.mapFrame}
          emptyMap={props.emptyMap}
          ground={props.ground}
          planner={planner}
          text={text}
          onPick={onPick}
        />
        {planner && totals ? (
          <TripSum planner={planner} totals={totals} advice={advice}>
            <Actions
              // A refusal belongs to the trip as it was.
              key={tripAddress(planner.trip)}
              {...props}
              planner={planner}
              totals={totals}
              advice={advice}
            />
          </TripSum>
        ) : (
          <p className="trip-sum trip-sum--empty">{text.emptySum}</p>
        )}
        {planner && totals && <Tools planner={planner} savedHref={props.savedHref} />}
      </aside>
      {planner && totals && <DayList planner={planner} ticketDays={advice.ticketDays} />}
    </>
  )
})
