import type { IsoDay } from '../../iso-day.ts'
import { isOpen, nextOpening, type PhoneHours } from '../../phone-hours.ts'
import { type BasketLine, describeLine } from './line.ts'

/** Lines of a basket for a moment before customer service opens, and the day on which it does. */
interface EarlyLines {
  readonly opens: IsoDay
  readonly lines: readonly BasketLine[]
}

/**
 * The lines that nobody at customer service can see in time, while it is closed. A ride or train without a time, and a
 * pass, may be needed from the first minute of their day.
 */
export function earlyLines(
  lines: readonly BasketLine[],
  hours: PhoneHours,
  now: Date,
): EarlyLines | undefined {
  if (isOpen(hours, now)) return undefined
  const { day: opens } = nextOpening(hours, now)
  const early = lines.filter(line => {
    const { day } = describeLine(line)
    const time = 'time' in line ? line.time : ''
    return day !== undefined && `${day}T${time}` < `${opens}T${hours.opens}`
  })
  return early.length > 0 ? { opens, lines: early } : undefined
}
