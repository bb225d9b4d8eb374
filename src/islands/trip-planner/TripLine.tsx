import { Fragment } from 'react'
import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import { dayOf, type PlannedStage } from '../../shared/trip/plan-trip.ts'
import { tripLimits } from '../../shared/trip/trip.ts'
import { Icon } from '../icon/Icon.tsx'
import { CountStepper } from './CountStepper.tsx'
import type { Planner } from './planner.ts'
import { Stage } from './Stage.tsx'
import { useDrag } from './use-drag.ts'
import { dateWords } from './words.ts'

/** The days of a stop in words: `Day 2 to 4`, and the date of the first if it is known. */
function dayWords({ text, trip, locale }: Planner, from: number, to = from): string {
  const days =
    from === to
      ? fillMessage(text.day, { day: from + 1 })
      : fillMessage(text.days, { from: from + 1, to: to + 1 })
  const date = dayOf(trip.date, from)
  return date ? `${days} · ${dateWords(date, locale)}` : days
}

interface TripLineProps {
  readonly planner: Planner
  readonly onMove: (place: number, to: number) => void
  readonly onRemove: (place: number) => void
  readonly onChangeStart: () => void
}

/** The trip as a line with its stations. */
export function TripLine({ planner, onMove, onRemove, onChangeStart }: TripLineProps) {
  const { trip, plan, text, nameOf } = planner
  const { list, drag, handle } = useDrag(onMove)
  const stageTo = (place: number) => plan.stages.find(stage => stage.place === place)
  const home = plan.stages.find(({ isHome }) => isHome)
  return (
    <ol className="tl" ref={list} aria-label={text.line}>
      {trip.from && (
        <li className="tl__stop tl__stop--first">
          <div>
            <b>{nameOf(trip.from)}</b>
            <small>{dayWords(planner, 0)}</small>
          </div>
          <button className="tl__edit" type="button" aria-label={text.changeFrom} onClick={onChangeStart}>
            <Icon name="pencil" />
          </button>
        </li>
      )}
      {trip.stops.map(({ station, nights }, place) => {
        const stage = stageTo(place)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place may be visited twice
          <Fragment key={`${station} ${place}`}>
            {stage && <Stage planner={planner} stage={stage} />}
            <li
              className="tl__stop"
              data-stop={place}
              data-dragged={drag?.place === place || undefined}
              data-over={
                drag && drag.to === place && drag.place !== place
                  ? drag.place > place
                    ? 'before'
                    : 'after'
                  : undefined
              }
            >
              <StopHead {...{ planner, stage, station, nights, place }} />
              <div className="tl__tools">
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
              </div>
            </li>
          </Fragment>
        )
      })}
      {home && (
        <>
          <Stage planner={planner} stage={home} />
          <li className="tl__stop tl__stop--last">
            <div>
              <b>{nameOf(trip.from)}</b>
              <small>{dayWords(planner, home.arrives)}</small>
            </div>
          </li>
        </>
      )}
    </ol>
  )
}

interface StopProps {
  readonly planner: Planner
  readonly station: string
  readonly place: number
}

function StopHead({
  planner,
  stage,
  station,
  nights,
  place,
}: StopProps & { readonly stage: PlannedStage | undefined; readonly nights: number }) {
  const { text, nameOf, loaded, change } = planner
  const name = nameOf(station)
  const platform = loaded.network.stations.get(station)?.platform
  const day = stage?.arrives ?? 0
  return (
    <>
      <div>
        <b>{name}</b>
        <small>
          {platform && platform !== name ? `${platform} · ` : ''}
          {dayWords(planner, day, day + nights)}
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

function MoveButtons({ planner, station, place, onMove }: StopProps & Pick<TripLineProps, 'onMove'>) {
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
