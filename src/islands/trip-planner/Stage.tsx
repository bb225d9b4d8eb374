import { memo } from 'react'
import { formatList } from '../../i18n/format.ts'
import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import type { StopoverReason } from '../../shared/trip/lay-out.ts'
import { dayOf, isSameStage, type PlannedStage } from '../../shared/trip/plan-trip.ts'
import { segmentsOf } from '../../shared/trip/segments.ts'
import { OtherWays } from './OtherWays.tsx'
import type { StagePlanner } from './planner.ts'
import { SegmentRow } from './SegmentRow.tsx'
import { dateWords } from './words.ts'

const stopoverTexts = {
  hours: 'stayForHours',
  departure: 'stayForDeparture',
  late: 'stayForLateArrival',
} as const satisfies Record<StopoverReason, string>

interface StageProps {
  readonly planner: StagePlanner
  readonly stage: PlannedStage
}

/** The way to a stop: by day and by night, its cost, and other ways to choose from. */
export const Stage = memo(function Stage({ planner, stage }: StageProps) {
  const { text, wayText, nameOf, trip } = planner
  const { chosen, missing, stopovers, ways } = stage
  if (!chosen) return <NoWay planner={planner} stage={stage} />
  const segments = segmentsOf(stage)
  const hasMore = stopovers.length > 0 || missing !== undefined || ways.length > 1
  return (
    <>
      {segments.map((segment, index) => (
        <SegmentRow
          // biome-ignore lint/suspicious/noArrayIndexKey: segments have no name of their own
          key={index}
          planner={planner}
          segment={segment}
          isContinued={hasMore && index === segments.length - 1}
        />
      ))}
      {/* Outside the segments, so that the choice keeps the focus if another way has other segments. */}
      {hasMore && (
        <li className="tl__leg tl__leg--more" data-night={segments.at(-1)?.isNight || undefined}>
          <div>
            {[...Map.groupBy(stopovers, ({ reason }) => reason)].map(([reason, nights]) => (
              <p key={reason} className="tl__note">
                {fillMessage(text[stopoverTexts[reason]], {
                  hours: trip.pace,
                  places: formatList(
                    nights.map(({ station }) => nameOf(station)),
                    planner.locale,
                  ),
                })}
              </p>
            ))}
            {missing && <p className="tl__note">{fillMessage(text.missing, { way: wayText[missing] })}</p>}
            {ways.length > 1 && <OtherWays planner={planner} stage={stage} chosen={chosen} />}
          </div>
        </li>
      )}
    </>
  )
}, isSame)

/** Whether a stage need not be rendered again. Most stages stay the same when a stop is added. */
function isSame(one: StageProps, other: StageProps): boolean {
  return one.planner === other.planner && isSameStage(one.stage, other.stage)
}

function NoWay({ planner, stage }: StageProps) {
  const { text, nameOf, trip, locale } = planner
  const names = { from: nameOf(stage.from), to: nameOf(stage.to) }
  const date = dayOf(trip.date, stage.leaves)
  return (
    <li className="tl__leg tl__leg--none">
      <div>
        <p className="tl__note">
          {date
            ? fillMessage(text.noWayThen, { ...names, day: dateWords(date, locale) })
            : fillMessage(text.noWay, names)}
        </p>
      </div>
    </li>
  )
}
