import * as v from 'valibot'
import { addDays, type IsoDay } from '../../iso-day.ts'
import { day } from '../catalogue/fields.ts'
import { currencies } from '../currency.ts'
import { basketLimits } from './limits.ts'
import { basketLine } from './line.ts'

const frame = v.strictObject({
  currency: v.picklist(currencies),
  /** The day of the last change. */
  changed: day,
  lines: v.pipe(v.array(v.unknown()), v.maxLength(basketLimits.lines)),
})

/** A basket with all its lines. */
export const basketSchema = v.strictObject({
  ...frame.entries,
  lines: v.pipe(v.array(basketLine), v.minLength(1), v.maxLength(basketLimits.lines)),
})
export type Basket = v.InferOutput<typeof basketSchema>

/**
 * Reads a stored basket. A line that does not parse is dropped. A basket of another shape, one that was not changed for
 * `basketLimits.days`, and an empty one are dropped as a whole.
 */
export function readBasket(saved: string, today: IsoDay): Basket | undefined {
  const parsed = v.safeParse(frame, parseJson(saved))
  if (!parsed.success || addDays(parsed.output.changed, basketLimits.days) < today) return undefined
  const lines = parsed.output.lines.flatMap(line => {
    const read = v.safeParse(basketLine, line)
    return read.success ? [read.output] : []
  })
  return lines.length > 0 ? { ...parsed.output, lines } : undefined
}

/** Reads a posted basket; `undefined` if any part of it is invalid. */
export function readSentBasket(sent: string): Basket | undefined {
  const parsed = v.safeParse(basketSchema, parseJson(sent))
  return parsed.success ? parsed.output : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
