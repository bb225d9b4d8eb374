import {
  startTransition,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { announce } from '../../client/lib/announce.ts'
import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import type { PlannerStation } from '../../shared/trip/planner-network.ts'
import { type Trip, tripLimits } from '../../shared/trip/trip.ts'
import { tripParameters } from '../../shared/trip/trip-address.ts'
import { tripTotals } from '../../shared/trip/trip-totals.ts'
import { withErrorBoundary } from '../boundary/with-error-boundary.tsx'
import { useHydrated } from '../hydration/use-hydrated.ts'
import { usePageAttribute } from '../page-attribute/use-page-attribute.ts'
import { useShopCurrency } from '../shop/use-shop-currency.ts'
import { additionOf } from './addition.ts'
import { changeTrip, type TripChange } from './change-trip.ts'
import type { MapChoice } from './map-view.ts'
import { PlaceSearch } from './PlaceSearch.tsx'
import { PlannerNote } from './PlannerNote.tsx'
import { memoizePlanFor, type Planner, type StagePlanner } from './planner.ts'
import { Settings } from './Settings.tsx'
import { TripLine } from './TripLine.tsx'
import { type TripPlannerProps, TripResult } from './TripResult.tsx'
import { useNetwork } from './use-network.ts'
import { usePass } from './use-pass.ts'
import { useTrip } from './use-trip.ts'

type NamedPlace = Pick<MapChoice, 'id' | 'name'>

/** Plans a trip with several stops: the way, the days, the seats and the pass that fits. */
function TripPlanner(props: TripPlannerProps) {
  const { locale, text, wayText, rates, factors } = props
  const root = useRef<HTMLDivElement>(null)
  const hydrated = useHydrated(root)
  const [loaded, retry] = useNetwork(props.networkPath)
  const { trip, canUndo, leftOut, change } = useTrip(loaded)
  const currency = useShopCurrency(locale)
  const { class: travelClass, date, pace } = trip
  const forStages = useMemo((): StagePlanner | undefined => {
    if (typeof loaded !== 'object') return undefined
    const { stations } = loaded.network
    const nameOf = (station: string) => stations.get(station)?.name ?? station
    const settings = { class: travelClass, pace, ...(date ? { date } : {}) }
    return { locale, text, wayText, rates, loaded, trip: settings, currency, nameOf, change }
  }, [loaded, travelClass, date, pace, currency, change, locale, text, wayText, rates])
  const [planFor] = useState(memoizePlanFor)
  const planner = useMemo(() => forStages && planFor(forStages, trip), [forStages, planFor, trip])
  const [ahead, setAhead] = useState<{ readonly of: Planner; readonly next: Planner }>()
  // The line answers a choice at once. Map, days and sum are as much work again, and follow in the next frame.
  const later = useDeferredValue(planner)
  const totals = useMemo(
    () =>
      later?.plan.days.some(({ legs }) => legs.length > 0)
        ? tripTotals(later.plan, later.trip, later.loaded.network, { currency, rates, factors })
        : undefined,
    [later, currency, rates, factors],
  )
  usePageAttribute('data-own-bar', totals !== undefined)
  const shownTrip = later?.trip ?? trip
  const advice = usePass(props, shownTrip, totals, currency)

  /** What is announced, and what gets the focus, once the change is rendered. */
  const after = useRef<{ readonly words: string; readonly focus?: string } | undefined>(undefined)
  // A layout effect runs before the next event. A plain effect could run after the next change was stored here, and
  // would then use up that change's words and focus too early.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the trip
  useLayoutEffect(() => {
    const { words, focus } = after.current ?? {}
    after.current = undefined
    if (words === undefined) return
    const sum = totals
      ? fillMessage(text.announceSum, { days: totals.daysAway, trains: totals.trainDays })
      : ''
    announce(`${words} ${sum}`.trim())
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector)
    // A full trip has no field, and a trip that was not changed no button to undo.
    const target =
      focus === undefined
        ? undefined
        : (find(focus) ?? find('[data-place]') ?? find('.planner__tools button'))
    if (target && target !== document.activeElement) target.focus()
  }, [later?.trip])

  const act = useCallback(
    (next: TripChange, words: string, focus?: string): undefined => {
      after.current = { words, ...(focus === undefined ? {} : { focus }) }
      change(next)
    },
    [change],
  )
  const startAt = useCallback(
    ({ id, name }: NamedPlace, focus?: string): undefined =>
      act({ type: 'from', station: id }, fillMessage(text.announceStart, { place: name }), focus),
    [act, text],
  )
  /** Adds a stop, unless the trip has no space for it or is there already. Returns why it was not added. */
  const addStop = useCallback(
    (to: Trip, place: NamedPlace, focus?: string): string | undefined => {
      const { words, isRefused } = additionOf(to, place, text)
      if (isRefused) return words
      act({ type: 'add', station: place.id }, words, focus)
      return undefined
    },
    [act, text],
  )
  /** Adds a place from the map: as the start if there is none, otherwise as a stop. */
  const addPlace = useCallback(
    (place: MapChoice): void => {
      const why = shownTrip.from === '' ? startAt(place) : addStop(shownTrip, place)
      if (why !== undefined) announce(why)
    },
    [shownTrip, startAt, addStop],
  )
  /** Plans the trip with a further stop, and renders it hidden, before the reader chooses that stop. */
  function lookAhead({ id: station }: PlannerStation): void {
    if (!planner) return
    const longer = changeTrip({ trip, past: [] }, { type: 'add', station }).trip
    startTransition(() => setAhead({ of: planner, next: planFor(planner.forStages, longer) }))
  }
  function onRetry(): void {
    // The button disappears.
    root.current?.querySelector<HTMLElement>('[data-place]')?.focus()
    retry()
  }
  const placeName = (place: number) => planner?.nameOf(trip.stops[place]?.station ?? '') ?? ''
  const find = typeof loaded === 'object' ? loaded.find : undefined
  const isBegun = trip.from !== '' || trip.stops.length > 0

  return (
    <div className="planner" ref={root} data-query={tripParameters.join(' ')}>
      <div className="planner__main">
        <Settings {...{ trip, locale, text }} groups={props.groups} change={change} />
        {leftOut.dropped.length > 0 && (
          <PlannerNote role="status">
            {fillMessage(text.dropped, { parts: leftOut.dropped.join(', ') })}
          </PlannerNote>
        )}
        {planner && leftOut.extraStops.length > 0 && (
          <PlannerNote role="status">
            {fillMessage(text.extraStops, {
              count: tripLimits.stops,
              places: leftOut.extraStops.map(planner.nameOf).join(', '),
            })}
          </PlannerNote>
        )}
        {loaded === 'failed' && (
          <PlannerNote role="alert">
            {text.failed}{' '}
            <button className="btn btn--line btn--sm" type="button" onClick={onRetry}>
              {text.retry}
            </button>
          </PlannerNote>
        )}
        {planner && isBegun ? (
          <TripLine
            planner={planner}
            ahead={ahead?.of === planner ? ahead.next : undefined}
            onMove={(place, to) =>
              act(
                { type: 'move', place, to },
                fillMessage(text.announceMoved, {
                  place: placeName(place),
                  place_number: to + 1,
                  count: trip.stops.length,
                }),
                `[data-stop="${to}"] .${to < place ? 'tl__up' : 'tl__down'}`,
              )
            }
            onRemove={place =>
              act(
                { type: 'remove', place },
                fillMessage(text.announceRemoved, { place: placeName(place) }),
                '.planner__undo',
              )
            }
            onChangeStart={() =>
              act(
                { type: 'from', station: '' },
                fillMessage(text.announceRemoved, { place: planner.nameOf(trip.from) }),
                '[data-place=from]',
              )
            }
          />
        ) : (
          <p className="planner__empty">{hydrated && loaded === undefined ? text.loading : text.empty}</p>
        )}
        {trip.from === '' ? (
          <PlaceSearch
            key="from"
            name="from"
            label={text.from}
            hint={text.fromHint}
            find={find}
            onPick={place => startAt(place, '[data-place=stop]')}
            {...{ locale, text }}
          />
        ) : null}
        {trip.stops.length < tripLimits.stops ? (
          <PlaceSearch
            key="stop"
            name="stop"
            label={text.add}
            hint={text.addHint}
            find={find}
            onPick={place => addStop(trip, place, '[data-place=stop]')}
            onConsider={lookAhead}
            {...{ locale, text }}
          />
        ) : (
          <PlannerNote>{fillMessage(text.full, { count: tripLimits.stops })}</PlannerNote>
        )}
        <div className="planner__tools">
          {canUndo && (
            <button
              className="btn btn--line btn--sm planner__undo"
              type="button"
              onClick={() => act({ type: 'undo' }, text.announceUndone, '.planner__undo')}
            >
              {text.undo}
            </button>
          )}
          {isBegun && (
            <button
              className="btn btn--line btn--sm"
              type="button"
              onClick={() => act({ type: 'start-again' }, text.startAgain, '[data-place=from]')}
            >
              {text.startAgain}
            </button>
          )}
        </div>
      </div>
      <TripResult {...{ props }} planner={later} totals={totals} advice={advice} onPick={addPlace} />
    </div>
  )
}

export default withErrorBoundary(TripPlanner)
