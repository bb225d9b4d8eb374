import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { countryInSentence, countryName, formatNumber } from '../../i18n/format.ts'
import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import { formatMoney } from '../../shared/shop/format-money.ts'
import { partyWords } from '../../shared/shop/words/party-words.ts'
import { faultWords } from '../../shared/shop/words/price-words.ts'
import type { KnownSum, TripTotals } from '../../shared/trip/trip-totals.ts'
import { Icon } from '../icon/Icon.tsx'
import { knownSumWords } from './fee-words.ts'
import { offerName } from './pass-words.ts'
import type { Planner } from './planner.ts'
import { groupsOfTrip, type PassAdvice } from './use-pass.ts'
import { monthWords, nightsWords, timeWords } from './words.ts'

interface TripSumProps {
  readonly planner: Planner
  readonly totals: TripTotals
  readonly advice: PassAdvice
  /** The buttons. */
  readonly children: ReactNode
}

interface RowProps {
  readonly label: string
  readonly note?: string | undefined
  readonly value: string
  readonly look?: string
}

const Row = ({ label, note, value, look }: RowProps) => (
  <div>
    <dt>
      {label}
      {note && <small>{note}</small>}
    </dt>
    <dd className={look}>{value}</dd>
  </div>
)

/** The times and costs of a trip. On a phone it is a bar at the lower edge that opens. */
export function TripSum({ planner, totals, advice, children }: TripSumProps) {
  const { text, locale } = planner
  const [isOpen, setOpen] = useState(false)
  const bar = useRef<HTMLButtonElement>(null)
  const { daysAway, trainDays, dayMinutes, nightsOnBoard, seats, ownTickets, fares } = totals
  const unknown = seats.all - seats.known + ownTickets.all - ownTickets.known
  const together = togetherWords(planner, totals, advice)

  /** The open sum would cover what has the focus. */
  function onBlur({ currentTarget, relatedTarget }: FocusEvent): void {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
  }

  function onKeyDown({ key }: KeyboardEvent): void {
    if (key !== 'Escape' || !isOpen) return
    setOpen(false)
    bar.current?.focus()
  }

  return (
    <section
      className="trip-sum"
      aria-label={text.sum}
      data-open={isOpen || undefined}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <button
        ref={bar}
        className="trip-sum__bar"
        type="button"
        aria-expanded={isOpen}
        aria-controls="trip-sum"
        onClick={() => setOpen(!isOpen)}
      >
        <span>
          {daysAway}, {trainDays} <small>{text.daysAway}</small>
        </span>
        <span className="trip-sum__together">
          <b className="num">{together}</b>
          {unknown > 0 && <small>{fillMessage(text.unknownPrices, { count: unknown })}</small>}
        </span>
        <span className="trip-sum__more">
          {text.details} <Icon name="chev" />
        </span>
      </button>
      <div className="trip-sum__in" id="trip-sum">
        <dl>
          <Row
            label={text.daysAway}
            value={`${formatNumber(daysAway, locale)}, ${formatNumber(trainDays, locale)}`}
          />
          <Row
            label={text.onTheWay}
            note={nightsOnBoard > 0 ? nightsWords(planner, nightsOnBoard) : undefined}
            value={timeWords(dayMinutes, locale)}
          />
          <PassRow planner={planner} totals={totals} advice={advice} />
          <Seats planner={planner} totals={totals} />
          {ownTickets.all > 0 && (
            <Row
              label={text.notCovered}
              note={unknownWords(planner, ownTickets)}
              value={
                ownTickets.known === 0
                  ? text.notKnown
                  : fillMessage(text.fromPrice, { price: knownSumWords(ownTickets, planner) })
              }
            />
          )}
        </dl>
        <hr />
        <dl>
          <Row label={text.together} value={together} look="y" />
          <Row
            label={text.fares}
            note={faresNote(planner, totals)}
            value={
              fares.known === 0
                ? text.noFares
                : fillMessage(text.fromPrice, { price: knownSumWords(fares, planner) })
            }
          />
          <Carbon planner={planner} totals={totals} />
        </dl>
        {advice.choice?.ok && advice.choice.tickets && (
          <p className="trip-sum__note">{text.ticketsCheaper}</p>
        )}
        {beyondPass(advice).map(({ country, beyond }) => (
          <p key={country} className="trip-sum__note">
            {fillMessage(text.homeBeyond, {
              country: countryInSentence(countryName(country, locale), locale),
              count: beyond,
            })}
          </p>
        ))}
        {children}
        <p className="trip-sum__note">{text.sample}</p>
      </div>
    </section>
  )
}

function Seats({ planner, totals: { seats, optionalSeats } }: Pick<TripSumProps, 'planner' | 'totals'>) {
  const { text } = planner
  if (seats.all > 0)
    return (
      <Row
        label={text.seats}
        note={unknownWords(planner, seats)}
        value={
          seats.known === 0
            ? text.notKnown
            : fillMessage(text.aboutSum, { sum: knownSumWords(seats, planner) })
        }
      />
    )
  if (optionalSeats.all === 0) return <Row label={text.seats} value={text.nothingNeeded} />
  return (
    <Row
      label={text.seats}
      note={
        optionalSeats.known > 0
          ? fillMessage(text.seatsIfYouLike, { sum: knownSumWords(optionalSeats, planner) })
          : undefined
      }
      value={text.noneRequired}
    />
  )
}

function PassRow({
  planner,
  totals: { travelDays },
  advice: { catalogue, choice, withinHome },
}: Pick<TripSumProps, 'planner' | 'totals' | 'advice'>) {
  const { text, locale, currency, trip } = planner
  if (catalogue === 'failed') return <Row label={text.pass} note={text.pricesFailed} value="–" />
  if (withinHome) {
    const country = countryInSentence(countryName(withinHome, locale), locale)
    return <Row label={text.pass} note={fillMessage(text.withinHome, { country })} value="–" />
  }
  if (!choice) return <Row label={text.pass} value={travelDays === 0 ? text.passNotNeeded : '–'} />
  if (choice.ok)
    return (
      <Row
        label={text.pass}
        note={`${offerName(choice.best, planner)}, ${partyWords(groupsOfTrip(trip), locale)}`}
        value={formatMoney(choice.best.total, currency, locale)}
      />
    )
  const note =
    'travellers' in choice
      ? fillMessage(text.passUnpriced, { fault: faultWords(choice, locale) })
      : text.noPass
  return <Row label={text.pass} note={note} value="–" />
}

function Carbon({ planner, totals: { trainKg, planeKg } }: Pick<TripSumProps, 'planner' | 'totals'>) {
  const { text, locale } = planner
  const kg = (value: number) =>
    fillMessage(text.kg, {
      kg: formatNumber(value < 10 ? Math.round(value) : Math.round(value / 5) * 5, locale),
    })
  return (
    <Row
      label={text.carbon}
      note={planeKg > 0 ? fillMessage(text.byPlane, { kg: kg(planeKg) }) : undefined}
      value={trainKg === undefined ? text.notKnown : fillMessage(text.aboutSum, { sum: kg(trainKg) })}
    />
  )
}

function unknownWords({ text }: Planner, { known, all }: KnownSum): string | undefined {
  return known < all ? fillMessage(text.unknownOf, { count: all - known, all }) : undefined
}

/** How many of the ordinary fares are known, and of which months they are. `2 of 3 legs (October 2023–January 2025)` */
function faresNote({ text, locale }: Planner, { fares, fareMonths }: TripTotals): string {
  const count = fillMessage(text.knownOf, { known: fares.known, all: fares.all })
  const ends = [fareMonths[0], fareMonths.at(-1)].flatMap(month => (month ? monthWords(month, locale) : []))
  return ends.length > 0 ? `${count} (${[...new Set(ends)].join('–')})` : count
}

/** The countries where travellers live, if the trip has more days with trains there than their pass covers. */
const beyondPass = ({ choice }: PassAdvice) =>
  choice?.ok ? choice.home.filter(({ beyond }) => beyond > 0) : []

/** The sum of the pass, the seats and other tickets; with "at least" if something is unknown. */
function togetherWords(planner: Planner, { seats, ownTickets }: TripTotals, advice: PassAdvice): string {
  const { text } = planner
  const { choice, catalogue, withinHome } = advice
  if (withinHome) return '–'
  if (choice ? !choice.ok : catalogue === undefined || catalogue === 'failed') return '–'
  const pass = choice?.ok ? choice.best.total : 0
  if (pass === 0 && seats.known + ownTickets.known === 0 && seats.all + ownTickets.all > 0)
    return text.notKnown
  const sum = knownSumWords(
    {
      total: pass + seats.total + ownTickets.total,
      others: [...seats.others, ...ownTickets.others],
    },
    planner,
  )
  const isPartial = seats.known < seats.all || ownTickets.all > 0 || beyondPass(advice).length > 0
  return fillMessage(isPartial ? text.atLeast : text.aboutSum, { sum })
}
