import { useStore } from '@nanostores/react'
import { type SubmitEvent, useRef } from 'react'
import { brand } from '../../shared/brand.ts'
import { cleanLine } from '../../shared/clean-text.ts'
import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import { savedTripLimits } from '../../shared/trip/saved-trips.ts'
import { tripAddress } from '../../shared/trip/trip-address.ts'
import { savedTrips, saveTrip } from '../../stores/trips.ts'
import type { Planner, PlannerProps } from './planner.ts'
import { suggestedName } from './saved-name.ts'
import { tripCalendar } from './trip-calendar.ts'
import { useStatus } from './use-status.ts'
import { wholeAddress } from './whole-address.ts'
import { tripEnds } from './words.ts'

interface ToolsProps extends Pick<PlannerProps, 'savedHref'> {
  readonly planner: Planner
}

/** Buttons to save a trip, copy its address, print it, or add it to a calendar. */
export function Tools({ planner, savedHref }: ToolsProps) {
  const { text, locale, trip, plan, nameOf, loaded } = planner
  const [status, report] = useStatus()
  const address = tripAddress(trip)

  async function copy(): Promise<void> {
    const isCopied = await navigator.clipboard.writeText(wholeAddress(trip)).then(
      () => true,
      () => false,
    )
    report(isCopied ? text.copied : text.notCopied)
  }

  function calendar(): void {
    const file = tripCalendar({
      days: plan.days,
      network: loaded.network,
      made: new Date(),
      address: wholeAddress(trip),
      locale,
      nameOf,
      text,
    })
    if (!file) return
    const made = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }))
    const link = document.createElement('a')
    link.href = made
    link.download = `${brand.toLowerCase()}-${trip.date}.ics`
    link.click()
    // By then the browser has read the file.
    setTimeout(() => URL.revokeObjectURL(made), 10_000)
  }

  return (
    <div className="trip-tools">
      <Keep planner={planner} address={address} report={report} />
      <button className="trip-tools__link" type="button" onClick={() => void copy()}>
        {text.copy}
      </button>
      <button className="trip-tools__link" type="button" onClick={() => print()}>
        {text.print}
      </button>
      <button
        className="trip-tools__link"
        type="button"
        aria-disabled={!trip.date}
        aria-describedby={trip.date ? undefined : 'trip-needs-day'}
        onClick={calendar}
      >
        {text.calendar}
      </button>
      <KeptLink savedHref={savedHref} words={text.savedTrips} />
      {status && <p className="trip-tools__status">{status}</p>}
    </div>
  )
}

function KeptLink({ savedHref, words }: { readonly savedHref: string; readonly words: string }) {
  const trips = useStore(savedTrips)
  return trips.length > 0 ? (
    <a className="trip-tools__link" href={`${savedHref}#trips`}>
      {words}
    </a>
  ) : null
}

interface KeepProps {
  readonly planner: Planner
  readonly address: string
  readonly report: (words: string) => void
}

/** The field for the name under which the trip is saved. */
function Keep({ planner, address, report }: KeepProps) {
  const { text } = planner
  const trips = useStore(savedTrips)
  const box = useRef<HTMLDetailsElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const usual = suggestedName(tripEnds(planner), address, trips)

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const name = cleanLine(field.current?.value ?? '') || usual
    const before = trips.find(trip => trip.name === name)
    const saved = before && before.address !== address ? text.savedInstead : text.saved
    const words = { saved, 'no-space': text.notSaved, 'too-many': text.tooManySaved }
    report(fillMessage(words[saveTrip({ name, address })], { name, count: savedTripLimits.trips }))
    if (box.current) {
      box.current.open = false
      box.current.querySelector('summary')?.focus()
    }
  }

  return (
    <details className="trip-keep" ref={box}>
      <summary>{text.keep}</summary>
      <form method="dialog" onSubmit={onSubmit}>
        <label htmlFor="trip-name">{text.keepAs}</label>
        <div className="place__in">
          <input
            className="in"
            id="trip-name"
            ref={field}
            key={usual}
            defaultValue={usual}
            maxLength={savedTripLimits.name}
            data-query=""
            autoComplete="off"
          />
          <button className="btn btn--line" type="submit">
            {text.keepButton}
          </button>
        </div>
      </form>
    </details>
  )
}
