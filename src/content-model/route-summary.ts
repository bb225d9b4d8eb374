interface Day {
  readonly legs: readonly {
    readonly from: string
    readonly to: string
    readonly minutes: number
    readonly mode: string
  }[]
  readonly night?: string | undefined
}

/** The places where the traveller stays or turns, in order of first visit, and the minutes on trains. */
export function routeSummary(days: readonly Day[]): { stops: number; trainMinutes: number } {
  const places = new Set(days.flatMap(day => day.legs.flatMap(leg => [leg.from, leg.to])))
  const trainMinutes = days
    .flatMap(day => day.legs)
    .filter(leg => leg.mode === 'train')
    .reduce((minutes, leg) => minutes + leg.minutes, 0)
  return { stops: places.size, trainMinutes }
}
