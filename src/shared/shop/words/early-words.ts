import { formatClock, formatWeekday } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { defineText } from '../../../i18n/text.ts'
import { earlyLines } from '../basket/early-lines.ts'
import type { BasketLine } from '../basket/line.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { lineTitle } from './line-title.ts'

const text = defineText({
  early: {
    en: (day: string, time: string, names: string) =>
      `Customer service opens on ${day} at ${time}, Swedish time. We can’t promise anything for an earlier time: ${names}.`,
    sv: (day: string, time: string, names: string) =>
      `Kundtjänst öppnar ${day} kl. ${time}. Det som gäller en tidigare tid kan vi inte lova: ${names}.`,
    da: (day: string, time: string, names: string) =>
      `Kundeservice åbner ${day} kl. ${time} svensk tid. Vi kan ikke love noget til et tidligere tidspunkt: ${names}.`,
  },
})

/**
 * Which ordered lines are for a moment before customer service opens, and when that is; `undefined` if none is. True
 * both before and after the order is sent, so that checkout, receipt and mail say the same.
 */
export function earlyWords(
  lines: readonly BasketLine[],
  shop: Pick<Catalogue, 'phoneHours' | 'products'>,
  at: Date,
  locale: Locale,
): string | undefined {
  const hours = shop.phoneHours
  const early = hours && earlyLines(lines, hours, at)
  if (!early) return undefined
  const names = new Set(early.lines.map(line => lineTitle(shop, line, locale)))
  return text(locale).early(
    formatWeekday(new Date(early.opens), locale),
    formatClock(hours.opens, locale),
    [...names].join(', '),
  )
}
