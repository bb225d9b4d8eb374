import { formatCurrency } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import { formatMoney } from '../../shared/shop/format-money.ts'
import type { Price } from '../../shared/trip/network.ts'
import type { SeatFee } from '../../shared/trip/seat-fee.ts'
import { inCurrency, type KnownSum } from '../../shared/trip/trip-totals.ts'
import type { Planner } from './planner.ts'
import { monthWords } from './words.ts'

type Money = Pick<Planner, 'currency' | 'rates' | 'locale'>

/** The cost of some rides' seats for one traveller, in a few words. */
export interface FeeWords {
  readonly amount: string
  readonly note: string
  readonly isUnknown: boolean
}

/** A price in its original currency. `originalPriceWords({ amount: 75, currency: 'SEK' }, 'en') // => 'SEK 75'` */
export const originalPriceWords = ({ amount, currency }: Price, locale: Locale): string =>
  formatCurrency(amount, currency, locale, 'symbol')

/** The known part of a sum, with amounts without a rate at the end. `€48 + CHF 5` */
export function knownSumWords({ total, others }: Pick<KnownSum, 'total' | 'others'>, money: Money): string {
  const parts = [...Map.groupBy(others, ({ currency }) => currency)].map(([currency, same]) =>
    originalPriceWords({ currency, amount: same.reduce((sum, { amount }) => sum + amount, 0) }, money.locale),
  )
  const whole = Math.ceil(total / 100) * 100
  return [
    ...(total > 0 || parts.length === 0 ? [formatMoney(whole, money.currency, money.locale)] : []),
    ...parts,
  ].join(' + ')
}

function addUp(fees: readonly Price[], money: Money): Pick<KnownSum, 'total' | 'others'> {
  const converted = fees.map(fee => ({ fee, minor: inCurrency(fee, money) }))
  return {
    total: converted.reduce((sum, { minor = 0 }) => sum + minor, 0),
    others: converted.flatMap(({ fee, minor }) => (minor === undefined ? [fee] : [])),
  }
}

/**
 * The fee of one part of a way, for one traveller. `fees` are those of its rides; `ownTickets` are rides outside the
 * pass.
 */
export function feeWords(
  { fees, ownTickets }: { readonly fees: readonly SeatFee[]; readonly ownTickets: number },
  money: Money,
  text: Planner['text'],
): FeeWords {
  const needed = fees.filter(({ isNeeded }) => isNeeded)
  const known = needed.flatMap(({ fee }) => fee ?? [])
  const missing = needed.length - known.length
  const plusTicket = ownTickets > 0 ? ` + ${text.ownTicket}` : ''
  if (known.length > 0) {
    const dates = needed.flatMap(({ asOf }) => asOf ?? []).sort()
    const note =
      missing > 0
        ? fillMessage(text.eachPart, { count: missing })
        : fillMessage(text.each, { asOf: monthWords(dates[0] ?? '', money.locale) })
    return { amount: knownSumWords(addUp(known, money), money), note: note + plusTicket, isUnknown: false }
  }
  if (missing > 0) return { amount: text.notKnown, note: text.askUs + plusTicket, isUnknown: true }
  if (ownTickets > 0) return { amount: text.ownTicket, note: text.notOnPass, isUnknown: false }
  const optional = fees.flatMap(({ fee }) => fee ?? [])
  return optional.length > 0
    ? { amount: knownSumWords(addUp(optional, money), money), note: text.ifYouLike, isUnknown: false }
    : { amount: formatMoney(0, money.currency, money.locale), note: text.covered, isUnknown: false }
}
