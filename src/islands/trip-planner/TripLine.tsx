import { Activity, type ReactNode } from 'react'
import type { PlannedStage } from '../../shared/trip/plan-trip.ts'
import { Icon } from '../icon/Icon.tsx'
import type { Planner } from './planner.ts'
import { Stage } from './Stage.tsx'
import { Stop, type StopActs } from './Stop.tsx'
import { useDrag } from './use-drag.ts'
import { stopDays } from './words.ts'

interface TripLineProps extends Pick<StopActs, 'onMove' | 'onRemove'> {
  readonly planner: Planner
  /** The trip with the suggested stop. The rows that it has in addition are rendered, but hidden. */
  readonly ahead: Planner | undefined
  readonly onChangeStart: () => void
}

/** The trip as a line with its stations. */
export function TripLine({ planner, ahead, onMove, onRemove, onChangeStart }: TripLineProps) {
  const { trip, text, nameOf } = planner
  const { list, drag, handle } = useDrag(onMove)
  const acts = { drag, handle, onMove, onRemove }
  const stops = stopRows(planner, acts)
  const home = homeRows(planner)
  const shown = new Set([...stops, ...home].map(({ key }) => key))
  const next = ahead ? [...stopRows(ahead, acts, true), ...homeRows(ahead)] : []
  const hidden = next.filter(({ key }) => !shown.has(key))
  // The hidden rows are where they would be shown, so that choosing the stop moves no element.
  const rows = [...stops, ...hidden, ...home]
  return (
    <ol className="tl" ref={list} aria-label={text.line}>
      {trip.from && (
        <li className={`tl__stop tl__stop--first${shown.size === 0 ? ' tl__stop--last' : ''}`}>
          <div>
            <b>{nameOf(trip.from)}</b>
            <small>{stopDays(planner, 0)}</small>
          </div>
          <button className="tl__edit" type="button" aria-label={text.changeFrom} onClick={onChangeStart}>
            <Icon name="pencil" />
          </button>
        </li>
      )}
      {rows.map(({ key, content }) => (
        <Activity key={key} mode={shown.has(key) ? 'visible' : 'hidden'}>
          {content}
        </Activity>
      ))}
    </ol>
  )
}

interface Row {
  /** Stays the same while stops are added after it. */
  readonly key: string
  readonly content: ReactNode
}

/** The stops, and before each the way to it. A place may be visited twice, so its index is part of the key. */
function stopRows(planner: Planner, acts: StopActs, isHidden = false): Row[] {
  const { trip, plan } = planner
  const hasWayHome = plan.stages.some(({ isHome }) => isHome)
  return trip.stops.flatMap((stop, place) => {
    const stage = plan.stages.find(stage => stage.place === place)
    const isLast = place === trip.stops.length - 1 && !hasWayHome
    const row = {
      key: `${stop.station} ${place}`,
      content: <Stop {...{ planner, stop, place, stage, isLast, isHidden, acts }} />,
    }
    return stage ? [stageRow(planner, stage), row] : [row]
  })
}

/** The way home and the place where the trip ends, unless it ends at its last stop. */
function homeRows(planner: Planner): Row[] {
  const { trip, plan, nameOf } = planner
  const stage = plan.stages.find(({ isHome }) => isHome)
  if (!stage) return []
  const end = (
    <li className="tl__stop tl__stop--last">
      <div>
        <b>{nameOf(trip.from)}</b>
        <small>{stopDays(planner, stage.arrives)}</small>
      </div>
    </li>
  )
  return [stageRow(planner, stage), { key: 'end', content: end }]
}

const stageRow = ({ forStages }: Planner, stage: PlannedStage): Row => ({
  key: `${stage.from} ${stage.to} ${stage.isHome ? 'home' : stage.place}`,
  content: <Stage planner={forStages} stage={stage} />,
})
