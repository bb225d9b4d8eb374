import { countryInSentence, countryName, formatDate } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import type { Currency } from '../../shared/shop/currency.ts'
import { formatMoney } from '../../shared/shop/format-money.ts'
import type { Choice, Chosen } from '../../shared/shop/pass-chooser/choose.ts'
import { noChoiceWords, reasonWords, ticketWords } from '../../shared/shop/pass-chooser/text.ts'
import { pricedLine } from '../../shared/shop/price-rules/order-line.ts'
import { faultWords, reducedWords } from '../../shared/shop/words/price-words.ts'
import { variantName } from '../../shared/shop/words/variant-name.ts'
import type { AdviceText } from './advice-text.ts'
import { OfferName } from './OfferName.tsx'
import type { TripAdvice } from './trip-advice.ts'

interface AdviceProps {
  readonly advice: TripAdvice
  readonly people: number
  readonly ticketsHref: string
  readonly currency: Currency
  readonly locale: Locale
  readonly text: AdviceText
  /** Chooses a pass by its id, and the one that follows it, if any. */
  readonly onChoose: (variant: string, second?: string) => void
}

/** The pass that suits the described trip: its price first, then the reason, and the next best. */
export function Advice({ advice, ...props }: AdviceProps) {
  const { choice } = advice
  if (!choice.ok) return <p className="advice">{noPassWords(choice, props.locale)}</p>
  return <AdviceCard advice={advice} choice={choice} {...props} />
}

function AdviceCard(props: AdviceProps & { readonly choice: Chosen }) {
  const { advice, choice, people, ticketsHref, currency, locale, text, onChoose } = props
  const { best, next, tickets, home } = choice
  const { reduced } = pricedLine([...best.price.prices, ...(best.second?.price.prices ?? [])])
  const assumed = assumptionWords(advice, locale, text)
  const money = (sum: number) => formatMoney(sum, currency, locale)
  const chooseWords = tickets ? text.chosenAnyway : text.choose
  return (
    <div className="advice-card">
      <div className="advice-card__price">
        <h3>{tickets ? text.ticketsCheaper : text.cheapest}</h3>
        <p>
          <strong className="num">{money(best.total)}</strong>{' '}
          <span>{people === 1 ? text.forOne : fillMessage(text.forMany, { count: people })}</span>
        </p>
        {reduced && <p>{reducedWords(reduced, currency, locale)}</p>}
      </div>
      <div className="advice-card__body">
        <OfferName offer={best} firstDay={advice.firstDay} currency={currency} locale={locale} text={text} />
        {tickets && (
          <p>
            {ticketWords(tickets, currency, locale)} <a href={ticketsHref}>{text.askForTickets}</a>
          </p>
        )}
        <p>{reasonWords(choice, currency, locale)}</p>
        {next && (
          <p>
            {fillMessage(best.second ? text.onePass : text.next, {
              name: variantName(next.variant, locale),
              sum: money(next.total),
            })}
          </p>
        )}
        {home.map(({ country }) => (
          <p key={country}>
            {fillMessage(best.second ? text.homeEach : text.home, {
              country: countryInSentence(countryName(country, locale), locale),
            })}
          </p>
        ))}
        {assumed && <p>{assumed}</p>}
        <button
          className="btn btn--sm"
          type="button"
          onClick={() => onChoose(best.variant.id, best.second?.variant.id)}
        >
          {best.second ? text.chooseBoth : chooseWords}
        </button>
      </div>
    </div>
  )
}

/** The assumptions about a trip that the form leaves open. */
function assumptionWords(
  { firstDay, lastDay, isLengthKnown }: TripAdvice,
  locale: Locale,
  text: AdviceText,
): string | undefined {
  if (firstDay === undefined) return isLengthKnown ? text.dayAssumed : text.bothAssumed
  if (isLengthKnown) return undefined
  return fillMessage(text.lengthAssumed, { day: formatDate(new Date(lastDay), locale) })
}

function noPassWords(choice: Exclude<Choice, Chosen>, locale: Locale): string {
  switch (choice.fault) {
    case 'wrong-days':
    case 'none-covers':
      return noChoiceWords(choice.fault, locale)
    default:
      return faultWords(choice, locale)
  }
}
