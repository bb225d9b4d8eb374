import { formatDate } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { defineText } from '../../../i18n/text.ts'
import { addDays, type IsoDay } from '../../iso-day.ts'
import { basketLimits } from '../basket/limits.ts'

const text = defineText({
  by: {
    en: (day: string) => `By ${day}`,
    sv: (day: string) => `Senast ${day}`,
    da: (day: string) => `Senest ${day}`,
  },
  soon: { en: 'As soon as you can', sv: 'Så snart du kan', da: 'Så snart du kan' },
  before: {
    en: (days: number) => `At least ${days} days before the first travel day`,
    sv: (days: number) => `Senast ${days} dagar före den första resdagen`,
    da: (days: number) => `Senest ${days} dage før den første rejsedag`,
  },
})

/**
 * The day by which the names of a group are needed, but not before the day of the order; `undefined` while the first
 * travel day is not decided.
 */
export function namesDue(firstDay: IsoDay | '', ordered: IsoDay): IsoDay | undefined {
  if (!firstDay) return undefined
  const due = addDays(firstDay, -basketLimits.namesDue)
  return due < ordered ? ordered : due
}

/** When the names of a group are needed, in words. `namesDueWords('2027-06-01', '2027-02-20', 'en') // => 'By 18 May 2027'` */
export function namesDueWords(firstDay: IsoDay | '', ordered: IsoDay, locale: Locale): string {
  const t = text(locale)
  const due = namesDue(firstDay, ordered)
  if (!due) return t.before(basketLimits.namesDue)
  return due === ordered ? t.soon : t.by(formatDate(new Date(due), locale))
}
