import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import type { FoundWay } from '../../shared/trip/find-ways.ts'
import type { PlannedStage } from '../../shared/trip/plan-trip.ts'
import type { Planner } from './planner.ts'
import { Unfoldable } from './Unfoldable.tsx'
import { timeWords } from './words.ts'

interface OtherWaysProps {
  readonly planner: Planner
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
  const { text, wayText, nameOf, locale, change } = planner
  const { ways, place, to } = stage
  return (
    <fieldset>
      <legend className="vh">{fillMessage(text.otherWaysTo, { place: nameOf(to) })}</legend>
      {ways.map(way => {
        const [name] = way.names
        return (
          <label key={way.names.join()}>
            <input
              type="radio"
              name={`way-${place}`}
              checked={way === chosen}
              data-query="way"
              onChange={() => name && change({ type: 'way', place, way: name })}
            />
            <span>
              {way.names.map(one => wayText[one]).join(', ')}
              <small>
                {way.changes === 0 ? text.direct : fillMessage(text.changes, { count: way.changes })}
                {way.nights > 0 ? ` · ${fillMessage(text.nightsOnTrains, { count: way.nights })}` : ''}
              </small>
            </span>
            <b className="num">{timeWords(way.minutes, locale)}</b>
          </label>
        )
      })}
    </fieldset>
  )
}
