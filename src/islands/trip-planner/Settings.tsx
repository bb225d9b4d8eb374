import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import { ageGroups } from '../../shared/shop/price-rules/age.ts'
import { partyWords } from '../../shared/shop/words/party-words.ts'
import { className } from '../../shared/shop/words/variant-name.ts'
import { paces } from '../../shared/trip/lay-out.ts'
import { type Trip, travellerCount, tripLimits } from '../../shared/trip/trip.ts'
import { Choice } from './Choice.tsx'
import { CountStepper } from './CountStepper.tsx'
import type { TripChange } from './change-trip.ts'
import { FirstDay } from './FirstDay.tsx'
import type { PlannerProps } from './planner.ts'
import { groupsOfTrip } from './use-pass.ts'

interface SettingsProps extends Pick<PlannerProps, 'locale' | 'text' | 'groups'> {
  readonly trip: Trip
  readonly change: (change: TripChange) => void
}

/** The settings of the whole trip: first day, pace, night trains, the way home, travellers and class. */
export function Settings({ trip, change, locale, text, groups }: SettingsProps) {
  const yesOrNo = [
    ['yes', text.yes],
    ['no', text.no],
  ] as const
  const all = travellerCount(trip)
  return (
    // A form, so that a button that is pressed before hydration is pressed again after it.
    <form className="trip-settings" method="dialog" aria-label={text.settings}>
      <FirstDay {...{ trip, change, locale, text }} />
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
    </form>
  )
}
