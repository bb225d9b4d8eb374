import { useEffect, useRef, useState } from 'react'
import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import { addMonths, isIsoDay, shopDay } from '../../shared/iso-day.ts'
import { ageGroups } from '../../shared/shop/price-rules/age.ts'
import { partyWords } from '../../shared/shop/words/party-words.ts'
import { className } from '../../shared/shop/words/variant-name.ts'
import { paces } from '../../shared/trip/lay-out.ts'
import { type Trip, travellerCount, tripLimits } from '../../shared/trip/trip.ts'
import { CountStepper } from './CountStepper.tsx'
import type { TripChange } from './change-trip.ts'
import type { PlannerProps } from './planner.ts'
import { groupsOfTrip } from './use-pass.ts'

interface ChoiceProps<Value extends string> {
  readonly name: string
  readonly label: string
  readonly options: readonly (readonly [Value, string])[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** One of a few options, all visible. */
function Choice<Value extends string>({ name, label, options, value, onChange }: ChoiceProps<Value>) {
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      <div className="choice__in">
        {options.map(([option, words]) => (
          <label key={option}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              data-query={name}
              onChange={() => onChange(option)}
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The changes made before hydration: the fields still show them when the component first renders. */
function earlyChanges(): TripChange[] {
  const chosen = (name: string) =>
    document.querySelector<HTMLInputElement>(`.trip-settings [name=${name}]:checked`)?.value
  const pace = paces.find(hours => String(hours) === chosen('pace'))
  return [
    ...(pace ? [{ type: 'pace', pace } as const] : []),
    { type: 'night-trains', nightTrains: chosen('night-trains') !== 'no' },
    { type: 'return', isReturn: chosen('home') !== 'no' },
    { type: 'class', class: chosen('class') === 'first' ? 'first' : 'second' },
  ]
}

interface SettingsProps extends Pick<PlannerProps, 'locale' | 'text' | 'groups'> {
  readonly trip: Trip
  readonly change: (change: TripChange) => void
}

/** The settings of the whole trip: first day, pace, night trains, the way home, travellers and class. */
export function Settings({ trip, change, locale, text, groups }: SettingsProps) {
  const [early] = useState(() => (import.meta.env.SSR ? [] : earlyChanges()))
  useEffect(() => {
    for (const one of early) change(one)
  }, [early, change])
  const yesOrNo = [
    ['yes', text.yes],
    ['no', text.no],
  ] as const
  const all = travellerCount(trip)
  return (
    <section className="trip-settings" aria-label={text.settings}>
      <FirstDay {...{ trip, change, text }} />
      <Choice
        name="pace"
        label={text.pace}
        options={paces.map(hours => [String(hours), String(hours)] as const)}
        value={String(trip.pace)}
        onChange={hours =>
          change({ type: 'pace', pace: paces.find(pace => String(pace) === hours) ?? trip.pace })
        }
      />
      <Choice
        name="night-trains"
        label={text.nightTrains}
        options={yesOrNo}
        value={trip.nightTrains ? 'yes' : 'no'}
        onChange={answer => change({ type: 'night-trains', nightTrains: answer === 'yes' })}
      />
      <Choice
        name="home"
        label={text.wayHome}
        options={yesOrNo}
        value={trip.isReturn ? 'yes' : 'no'}
        onChange={answer => change({ type: 'return', isReturn: answer === 'yes' })}
      />
      <details className="trip-party">
        <summary>
          <span>{text.who}</span>{' '}
          <b>
            {partyWords(groupsOfTrip(trip), locale)}, {className(trip.class, locale)}
          </b>
        </summary>
        <div className="trip-party__in">
          {ageGroups.map(group => (
            <div key={group} className="trip-party__group">
              <span>
                {groups[group].label} <small>{groups[group].note}</small>
              </span>
              <CountStepper
                label={groups[group].label}
                fewer={fillMessage(text.fewerOf, { name: groups[group].label })}
                more={fillMessage(text.moreOf, { name: groups[group].label })}
                value={trip.travellers[group]}
                min={trip.travellers[group] === all ? 1 : 0}
                max={trip.travellers[group] + tripLimits.travellers - all}
                onChange={count => change({ type: 'travellers', group, count })}
              />
            </div>
          ))}
          <Choice
            name="class"
            label={text.class}
            options={[
              ['second', className('second', locale)],
              ['first', className('first', locale)],
            ]}
            value={trip.class}
            onChange={travelClass => change({ type: 'class', class: travelClass })}
          />
        </div>
      </details>
    </section>
  )
}

/** Trips may begin as far ahead as passes are sold. */
const monthsAhead = 11

/** The first day, or that it is not decided. The field is uncontrolled, since a date is typed part by part. */
function FirstDay({ trip, change, text }: Pick<SettingsProps, 'trip' | 'change' | 'text'>) {
  const field = useRef<HTMLInputElement>(null)
  const [isWanted, setWanted] = useState(false)
  const [today, setToday] = useState<string>()
  const { date } = trip
  const isPicking = isWanted || date !== undefined
  useEffect(() => setToday(shopDay(new Date())), [])
  useEffect(() => {
    if (field.current && field.current.value !== (date ?? '')) field.current.value = date ?? ''
  }, [date])

  function onChoose(answer: 'no' | 'day'): void {
    setWanted(answer === 'day')
    if (answer === 'no') change({ type: 'date', date: undefined })
  }

  return (
    <div className="first-day-choice">
      <Choice
        name="day-known"
        label={text.firstDay}
        options={[
          ['no', text.undecided],
          ['day', text.pickDay],
        ]}
        value={isPicking ? 'day' : 'no'}
        onChange={onChoose}
      />
      {isPicking && (
        <input
          className="in"
          type="date"
          aria-label={text.firstDay}
          ref={field}
          defaultValue={date ?? ''}
          min={today}
          max={today && addMonths(today, monthsAhead)}
          data-query="day"
          onBlur={({ currentTarget }) => currentTarget.reportValidity()}
          onInput={({ currentTarget: { value, validity } }) => {
            if (value === '' && !validity.badInput) {
              // The field is still wanted, only its day is not.
              setWanted(true)
              change({ type: 'date', date: undefined })
            }
            if (isIsoDay(value) && today && value >= today && value <= addMonths(today, monthsAhead))
              change({ type: 'date', date: value })
          }}
        />
      )}
    </div>
  )
}
