import { useMemo } from 'react'
import { formatDuration } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import { shopDay } from '../../shared/iso-day.ts'
import type { LinkedCity } from '../../shared/places.ts'
import { changesWords } from '../../shared/trip/changes-words.ts'
import type { FoundWay } from '../../shared/trip/find-ways.ts'
import { useDebounced } from '../support-search/use-debounced.ts'
import { useNetwork } from '../trip-planner/use-network.ts'
import { answerTo, type Journey, type JourneyAnswer } from './answer-to.ts'
import type { AnswerPaths, TicketText } from './text.ts'

interface AnswerProps {
  readonly journey: Journey
  readonly cities: readonly LinkedCity[]
  readonly paths: AnswerPaths
  readonly locale: Locale
  readonly text: TicketText
}

/** Milliseconds without a key after which a place counts as typed. */
const pause = 300

/** Says how long the typed journey takes and links to its page and the planner. Fetches the network when it is first rendered. */
export function Answer({ journey, cities, paths, locale, text }: AnswerProps) {
  const [loaded] = useNetwork(paths.network)
  const from = useDebounced(journey.from, pause)
  const to = useDebounced(journey.to, pause)
  const { date, class: travelClass } = journey
  const answer = useMemo(
    () =>
      typeof loaded === 'object' && from && to
        ? answerTo(
            { from, to, date, class: travelClass },
            { find: loaded.find, waysBetween: loaded.waysBetween, cities, today: shopDay(new Date()) },
          )
        : undefined,
    [loaded, from, to, date, travelClass, cities],
  )
  const lines =
    loaded === 'failed' ? [text.noNetwork] : answer ? linesOf(answer, text, locale) : [text.looking]
  const announced = useDebounced(answer || loaded === 'failed' ? lines.join(' ') : '')
  return (
    <>
      <p className="vh" role="status">
        {announced}
      </p>
      {lines.map((line, place) => (
        <p className={answer?.kind === 'known' && place === 0 ? 'ticket-answer__best' : undefined} key={line}>
          {line}
        </p>
      ))}
      {answer?.kind === 'known' && (
        <p className="ticket-answer__more">
          {answer.page !== undefined && <a href={`${paths.journeys}/${answer.page}`}>{text.details}</a>}
          <a href={paths.planner + answer.trip}>{text.plan}</a>
        </p>
      )}
    </>
  )
}

function linesOf(answer: JourneyAnswer, text: TicketText, locale: Locale): string[] {
  if (answer.kind === 'same') return [text.samePlace]
  if (answer.kind === 'unknown') return [fillMessage(text.noPlace, { typed: answer.typed })]
  const { from, to, best, night } = answer
  if (!best) return [fillMessage(text.noWay, { from, to })]
  const filled = (message: string, way: FoundWay) =>
    fillMessage(message, {
      from,
      to,
      time: formatDuration(way.minutes, locale),
      changes: changesWords(way.changes, text),
    })
  return [
    filled(best.names.includes('by-night') && best.nights > 0 ? text.onlyByNight : text.takes, best),
    ...(night ? [filled(text.orByNight, night)] : []),
  ]
}
