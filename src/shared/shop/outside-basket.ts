import * as v from 'valibot'
import { currencies } from './currency.ts'

/**
 * The content of an outside shop's basket as its widget reports it: the number of items, and their sum in minor units.
 */
export const outsideBasket = v.object({
  count: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(999)),
  total: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  currency: v.picklist(currencies),
})
export type OutsideBasket = v.InferOutput<typeof outsideBasket>

/** Reads a stored basket; `undefined` if it does not parse. */
export function readOutsideBasket(saved: string): OutsideBasket | undefined {
  try {
    const parsed = v.safeParse(outsideBasket, JSON.parse(saved))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}
