import { useId } from 'react'
import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import { changesWords } from '../../shared/trip/changes-words.ts'
import type { FoundWay } from '../../shared/trip/find-ways.ts'
import type { PlannedStage } from '../../shared/trip/plan-trip.ts'
import type { StagePlanner } from './planner.ts'
import { Unfoldable } from './Unfoldable.tsx'
import { dayAndNight, dot, nightsWords } from './words.ts'

interface OtherWaysProps {
  readonly planner: StagePlanner
  readonly stage: PlannedStage
  readonly chosen: FoundWay
}

/** The ways to a stop, one of which is chosen. */
export function OtherWays(props: OtherWaysProps) {
  const { text, wayText } = props.planner
  const others = props.stage.ways
    .filter(way => way !== props.chosen)
    .map(({ names: [name] }) => name && wayText[name].toLowerCase())
  return (
    <Unfoldable className="tl__ways" summary={`${text.otherWays}: ${others.join(', ')}`}>
      <Choice {...props} />
    </Unfoldable>
  )
}

function Choice({ planner, stage, chosen }: OtherWaysProps) {
  const name = useId()
  const { text, wayText, nameOf, change } = planner
  const { ways, times, place, to } = stage
  return (
    <fieldset>
      <legend className="vh">{fillMessage(text.otherWaysTo, { place: nameOf(to) })}</legend>
      {ways.map((way, at) => {
        const [wayName] = way.names
        const { dayMinutes = 0, nightsOnBoard = 0 } = times[at] ?? {}
        return (
          <label key={way.names.join()}>
            <input
              type="radio"
              name={name}
              checked={way === chosen}
              data-query="way"
              onChange={() => wayName && change({ type: 'way', place, way: wayName })}
            />
            <span>
              {way.names.map((one, at) => (at === 0 ? wayText[one] : wayText[one].toLowerCase())).join(', ')}
              <small>
                {changesWords(way.changes, text)}
                {nightsOnBoard > 0 ? `${dot}${nightsWords(planner, nightsOnBoard)}` : ''}
              </small>
            </span>
            <b className="num">{dayAndNight(planner, dayMinutes, nightsOnBoard > 0)}</b>
          </label>
        )
      })}
    </fieldset>
  )
}
