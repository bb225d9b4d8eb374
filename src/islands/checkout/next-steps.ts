import { formatWeekday } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import { shopDay } from '../../shared/iso-day.ts'
import { nextWorkday, type PhoneHours } from '../../shared/phone-hours.ts'
import type { Basket } from '../../shared/shop/basket/basket.ts'
import { namesDueWords } from '../../shared/shop/words/names-due.ts'
import type { CheckoutText } from './text.ts'

/** What happens with an order request, and when. */
export interface NextStep {
  readonly when: string
  readonly what: string
}

interface Sent {
  readonly at: Date
  /** Absent for an order in writing. */
  readonly basket: Pick<Basket, 'lines'> | undefined
}

/** The steps from an order request at a moment to the delivery. */
export function nextSteps(
  { at, basket }: Sent,
  hours: PhoneHours,
  text: CheckoutText,
  locale: Locale,
): NextStep[] {
  const dayName = (day: string) => formatWeekday(new Date(day), locale)
  // The first of two passes in a row comes first in the basket, and both are for the same people.
  const group = basket?.lines.find(line => line.kind === 'interrail-group')
  const names = group && {
    when: namesDueWords(group.firstDay, shopDay(at), locale),
    what: text.sendNames,
  }
  return [
    { when: fillMessage(text.today, { day: dayName(shopDay(at)) }), what: text.arrived },
    { when: fillMessage(text.byDay, { day: dayName(nextWorkday(hours, at)) }), what: text.summary },
    { when: text.onceRead, what: text.agree },
    ...(names ? [names] : []),
    { when: text.oncePaid, what: text.delivery },
  ]
}
