import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { formatList } from '../../i18n/format.ts'
import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import type { MapFrame } from '../../shared/trip/map-frame.ts'
import { hubsOf, type MapChoice, mapView } from './map-view.ts'
import type { Planner, PlannerProps } from './planner.ts'

interface TripMapProps extends Pick<PlannerProps, 'text' | 'emptyMap'> {
  readonly frame: MapFrame
  /** The outline of Europe, as large as the frame. */
  readonly ground: ReactNode
  /** Undefined until the network has loaded. */
  readonly planner: Planner | undefined
  readonly onPick: (choice: MapChoice) => void
}

/**
 * A map of the trip, with places that can be added by a click; the fields do the same by typing. The outline is part of
 * the page, and the trip is drawn over it.
 */
export function TripMap({ frame, ground, planner, text, emptyMap, onPick }: TripMapProps) {
  const picture = useRef<HTMLDivElement>(null)
  const hasTrip = planner && (planner.trip.from !== '' || planner.trip.stops.length > 0)
  const network = planner?.loaded.network
  const hubs = useMemo(() => (network ? hubsOf(network, frame) : []), [network, frame])
  const view = useMemo(
    () =>
      hasTrip ? mapView(planner.trip, planner.plan, planner.loaded.network.stations, hubs, frame) : emptyMap,
    [hasTrip, planner, hubs, frame, emptyMap],
  )
  const { viewBox } = view
  useLayoutEffect(() => {
    picture.current?.querySelector('[data-slot] svg')?.setAttribute('viewBox', viewBox)
  }, [viewBox])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a place that was clicked before hydration
  useEffect(() => {
    const picked = picture.current?.querySelector<SVGElement>('[data-picked]')
    const choice = view.choices.find(({ id }) => id === picked?.dataset['choice'])
    picked?.removeAttribute('data-picked')
    if (choice) onPick(choice)
  }, [])
  const places = planner
    ? [planner.trip.from, ...planner.trip.stops.map(({ station }) => station)]
        .filter(Boolean)
        .map(planner.nameOf)
    : []
  return (
    <details className="trip-map" open>
      <summary>{text.map}</summary>
      <p className="vh">
        {places.length > 0 && planner
          ? fillMessage(text.mapOf, { places: formatList(places, planner.locale) })
          : text.mapEmpty}
      </p>
      <div className="trip-map__in" aria-hidden="true" ref={picture}>
        {ground}
        <svg
          className="map"
          viewBox={viewBox}
          aria-hidden="true"
          // The page's policy forbids the attribute in its HTML, which shows the map unzoomed.
          style={view.zoom === 1 ? undefined : ({ '--zoom': view.zoom } as object)}
        >
          {view.choices.map(choice => (
            <Choice key={choice.id} choice={choice} zoom={view.zoom} onPick={onPick} />
          ))}
          {view.lines.map(({ path, isNight, isDotted, key }) => {
            const look = `${isNight ? ' trip-map__line--night' : ''}${isDotted ? ' trip-map__line--dotted' : ''}`
            return <path key={key} className={`trip-map__line${look}`} d={path} />
          })}
          {view.rings.map(({ id, x, y, kind }) => (
            <circle
              key={id}
              className={`trip-map__ring trip-map__ring--${kind}`}
              cx={x}
              cy={y}
              r={(kind === 'change' ? 4 : 7.5) / view.zoom}
            />
          ))}
          {view.labels.map(({ id, x, y, anchor, isWideOnly }) => (
            <text
              key={id}
              className="trip-map__label"
              x={x}
              y={y}
              textAnchor={anchor}
              data-wide={isWideOnly || undefined}
            >
              {planner?.nameOf(id)}
            </text>
          ))}
        </svg>
      </div>
      <p className="trip-map__note">{text.mapNote}</p>
    </details>
  )
}

interface ChoiceProps {
  readonly choice: MapChoice
  readonly zoom: number
  readonly onPick: (choice: MapChoice) => void
}

/** A place that can be added, with an area around it for a finger. */
function Choice({ choice, zoom, onPick }: ChoiceProps) {
  const { id, x, y, name, label } = choice
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: assistive technology does not see the picture, and the fields do the same by keyboard
    <g
      className="trip-map__choice"
      data-choice={id}
      data-wide={label.isWideOnly || undefined}
      onClick={() => onPick(choice)}
    >
      <circle className="trip-map__reach" cx={x} cy={y} r={28 / zoom} />
      <circle className="trip-map__dot" cx={x} cy={y} r={3.5 / zoom} />
      <text x={label.x} y={label.y} textAnchor={label.anchor}>
        {name}
      </text>
    </g>
  )
}
