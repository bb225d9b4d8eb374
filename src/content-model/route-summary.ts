interface Leg {
  readonly from: string
  readonly to: string
  readonly mode: string
  readonly ticket: string
}
interface Day<DayLeg extends Leg = Leg> {
  readonly legs: readonly DayLeg[]
  readonly night?: string | undefined
}

/** The places where the traveller stays or turns back, in order of first visit, and the minutes on trains. */
export function routeSummary(days: readonly Day<Leg & { readonly minutes: number }>[]): {
  stops: number
  trainMinutes: number
} {
  const places = new Set(days.flatMap(day => day.legs.flatMap(leg => [leg.from, leg.to])))
  const trainMinutes = days
    .flatMap(day => day.legs)
    .filter(leg => leg.mode === 'train')
    .reduce((minutes, leg) => minutes + leg.minutes, 0)
  return { stops: places.size, trainMinutes }
}

/** The stations that show where a route goes, each once: its start, the overnight stops, and its end. */
export function routeStops(start: string, days: readonly Day[]): string[] {
  const nights = days.flatMap(({ night }) => (night && night !== 'train' ? [night] : []))
  const end = days.flatMap(day => day.legs).at(-1)?.to
  return [...new Set([start, ...nights, ...(end ? [end] : [])])]
}

/**
 * Days on which a train of the pass is boarded, and nights on trains. A night train counts on the day on which it
 * leaves; buses, boats and railways with tickets of their own do not count.
 */
export function travelDays(days: readonly Day[]): { travelDays: number; nights: number } {
  return {
    travelDays: days.filter(isOnPass).length,
    nights: days.filter(({ night }) => night === 'train').length,
  }
}

/**
 * Days from the first on which the pass is used to the last, both included, for which a pass of consecutive days must
 * be valid.
 */
export const passSpan = (days: readonly Day[]): number =>
  days.findLastIndex(isOnPass) - days.findIndex(isOnPass) + 1

const isOnPass = ({ legs }: Day) => legs.some(({ ticket }) => ticket === 'pass' || ticket === 'reserve')
