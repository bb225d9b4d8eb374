import { formatWeekday } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import { nextWorkday, type PhoneHours } from '../../shared/phone-hours.ts'
import { shopDay } from '../../shared/shop/iso-day.ts'
import type { CheckoutText } from './text.ts'

/** What happens with an order request, and when. */
export interface NextStep {
  readonly when: string
  readonly what: string
}

/** The steps from an order request that was sent at a moment to what was ordered. */
export function nextSteps(at: Date, hours: PhoneHours, text: CheckoutText, locale: Locale): NextStep[] {
  const dayName = (day: string) => formatWeekday(new Date(day), locale)
  return [
    { when: fillMessage(text.today, { day: dayName(shopDay(at)) }), what: text.arrived },
    { when: fillMessage(text.byDay, { day: dayName(nextWorkday(hours, at)) }), what: text.summary },
    { when: text.onceRead, what: text.agree },
    { when: text.oncePaid, what: text.delivery },
  ]
}
