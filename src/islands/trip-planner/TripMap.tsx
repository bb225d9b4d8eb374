import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react'
import { formatList } from '../../i18n/format.ts'
import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import type { MapFrame } from '../../shared/trip/map-frame.ts'
import { emptyView, mapView } from './map-view.ts'
import type { Planner, PlannerProps } from './planner.ts'

interface TripMapProps extends Pick<PlannerProps, 'text'> {
  readonly frame: MapFrame
  /** The drawn outline of Europe, of the size of the frame. */
  readonly ground: ReactNode
  /** Undefined until the network has come. */
  readonly planner: Planner | undefined
}

/** A picture of what the list says. The outline comes with the page, and the trip is drawn over it. */
export function TripMap({ frame, ground, planner, text }: TripMapProps) {
  const picture = useRef<HTMLDivElement>(null)
  const view = useMemo(
    () => planner && mapView(planner.trip, planner.plan, planner.loaded.network, frame),
    [planner, frame],
  )
  const viewBox = (view ?? emptyView(frame)).viewBox
  useLayoutEffect(() => {
    picture.current?.querySelector('[data-slot] svg')?.setAttribute('viewBox', viewBox)
  }, [viewBox])
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
        {view && planner && (
          <svg className="map" viewBox={viewBox} aria-hidden="true" style={{ '--zoom': view.zoom } as object}>
            {view.lines.map(({ path, isNight, key }) => (
              <path
                key={key}
                className={`trip-map__line${isNight ? ' trip-map__line--night' : ''}`}
                d={path}
              />
            ))}
            {view.rings.map(({ id, x, y, kind }) => (
              <circle
                key={id}
                className={`trip-map__ring trip-map__ring--${kind}`}
                cx={x}
                cy={y}
                r={(kind === 'change' ? 4 : 7.5) / view.zoom}
              />
            ))}
            {view.labels.map(({ id, x, y, anchor }) => (
              <text key={id} className="trip-map__label" x={x} y={y} textAnchor={anchor}>
                {planner.nameOf(id)}
              </text>
            ))}
          </svg>
        )}
      </div>
    </details>
  )
}
