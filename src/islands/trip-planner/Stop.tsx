import { useDeferredValue } from 'react'
import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import type { PlannedStage } from '../../shared/trip/plan-trip.ts'
import { type TripStop, tripLimits } from '../../shared/trip/trip.ts'
import { Icon } from '../icon/Icon.tsx'
import { CountStepper } from './CountStepper.tsx'
import type { Planner } from './planner.ts'
import type { useDrag } from './use-drag.ts'
import { dot, stopDays } from './words.ts'

/** What can be done with the stops of a line. */
export interface StopActs extends Omit<ReturnType<typeof useDrag>, 'list'> {
  readonly onMove: (place: number, to: number) => void
  readonly onRemove: (place: number) => void
}

interface StopProps {
  readonly planner: Planner
  readonly stop: TripStop
  readonly place: number
  /** The way to the stop. */
  readonly stage: PlannedStage | undefined
  readonly isLast: boolean
  /** Whether the stop is rendered, but not yet part of the trip. */
  readonly isHidden: boolean
  readonly acts: StopActs
}

/** A stop on the line, its days, and the buttons that change, move and remove it. */
export function Stop({ planner, stop, place, stage, isLast, isHidden, acts }: StopProps) {
  const { text, nameOf } = planner
  const { drag, handle, onMove, onRemove } = acts
  const { station } = stop
  // These buttons are a third of a new stop's elements, so they are rendered one frame after the rest.
  const hasTools = useDeferredValue(!isHidden, false)
  return (
    <li
      className={`tl__stop${isLast ? ' tl__stop--last' : ''}`}
      data-stop={isHidden ? undefined : place}
      data-dragged={drag?.place === place || undefined}
      data-over={
        drag && drag.to === place && drag.place !== place
          ? drag.place > place
            ? 'before'
            : 'after'
          : undefined
      }
    >
      <StopHead {...{ planner, stop, place, stage }} />
      <div className="tl__tools">
        {hasTools && (
          <>
            <button
              className="tl__drag"
              type="button"
              tabIndex={-1}
              aria-hidden="true"
              title={text.drag}
              {...handle(place)}
            >
              <Icon name="menu" />
            </button>
            <MoveButtons {...{ planner, station, place, onMove }} />
            <button
              type="button"
              aria-label={fillMessage(text.remove, { place: nameOf(station) })}
              onClick={() => onRemove(place)}
            >
              <Icon name="trash" />
            </button>
          </>
        )}
      </div>
    </li>
  )
}

function StopHead({ planner, stop, place, stage }: Pick<StopProps, 'planner' | 'stop' | 'place' | 'stage'>) {
  const { text, nameOf, loaded, change } = planner
  const { station, nights } = stop
  const name = nameOf(station)
  const platform = loaded.network.stations.get(stage?.arrivesAt ?? station)?.platform
  const day = stage?.arrives ?? 0
  return (
    <>
      <div>
        <b>{name}</b>
        <small>
          {platform && platform !== name ? `${platform}${dot}` : ''}
          {stopDays(planner, day, day + nights)}
        </small>
      </div>
      <div className="tl__nights">
        <span aria-hidden="true">{text.nights}</span>
        <CountStepper
          label={fillMessage(text.nightsIn, { place: name })}
          fewer={fillMessage(text.fewer, { place: name })}
          more={fillMessage(text.more, { place: name })}
          value={nights}
          min={0}
          max={tripLimits.nights}
          onChange={next => change({ type: 'nights', place, nights: next })}
        />
      </div>
    </>
  )
}

interface MoveProps extends Pick<StopProps, 'planner' | 'place'>, Pick<StopActs, 'onMove'> {
  readonly station: string
}

function MoveButtons({ planner, station, place, onMove }: MoveProps) {
  const { text, nameOf, trip } = planner
  const moves = [
    { by: -1, words: text.up, look: 'tl__up' },
    { by: 1, words: text.down, look: 'tl__down' },
  ] as const
  return moves.map(({ by, words, look }) => {
    const to = place + by
    const isPossible = to >= 0 && to < trip.stops.length
    return (
      <button
        key={by}
        className={look}
        type="button"
        aria-label={fillMessage(words, { place: nameOf(station) })}
        aria-disabled={!isPossible}
        onClick={() => isPossible && onMove(place, to)}
      >
        <Icon name="chev" />
      </button>
    )
  })
}
