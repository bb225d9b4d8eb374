import type { Translated } from '../../i18n/locales.ts'
import { basketLimits } from '../shop/basket/limits.ts'

const { monthsAhead } = basketLimits

/** The message for a day on which neither a taxi nor a train can be ordered (`isRideDay`). */
export const rideDayRefused: Translated = {
  en: `Choose a day within the next ${monthsAhead} months, today at the earliest`,
  sv: `Välj en dag inom de närmaste ${monthsAhead} månaderna, tidigast i dag`,
  da: `Vælg en dag inden for de næste ${monthsAhead} måneder, tidligst i dag`,
}
