import { addDays, type IsoDay } from '../../shared/iso-day.ts'
import type { Interrail, InterrailVariant } from '../../shared/shop/catalogue/products.ts'
import { lastDay } from '../../shared/shop/pass-chooser/covers.ts'
import type { PassFormValues } from './party.ts'

/** The second of two passes in a row, and its first day: the day after the last of the first. */
export function secondPass(
  { variants }: Pick<Interrail, 'variants'>,
  chosen: Pick<PassFormValues, 'variant' | 'second'>,
  firstDay: IsoDay,
): { readonly variant: InterrailVariant; readonly firstDay: IsoDay } | undefined {
  const first = variants.find(({ id }) => id === chosen.variant)
  const variant = variants.find(({ id }) => id === chosen.second)
  return first && variant && { variant, firstDay: addDays(lastDay(first, firstDay), 1) }
}
