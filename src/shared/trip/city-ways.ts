import type { FoundWay } from './find-ways.ts'

/** Minutes of the day that a night train must save to be worth a choice: some lead only where a day train goes as well. */
const worthANight = 60

/** The ways, without the one by night where it leaves as much to the day as going by day does. */
export function waysToChoose(ways: readonly FoundWay[]): FoundWay[] {
  const byDay = ways.find(({ names }) => names.includes('by-day'))
  return ways.flatMap(way => {
    const saved = byDay ? byDay.minutes - way.dayMinutes : Infinity
    const names = way.names.filter(name => name !== 'by-night' || saved >= worthANight)
    return names.length > 0 ? { ...way, names } : []
  })
}

/** The ways worth a choice between the two stations of two cities that are quickest to travel between. */
export function waysBetweenCities(
  from: readonly string[],
  to: readonly string[],
  waysBetween: (from: string, to: string) => readonly FoundWay[],
): readonly FoundWay[] {
  const choices = from.flatMap(start => to.map(end => waysBetween(start, end)))
  const shortest = (ways: readonly FoundWay[]) => Math.min(...ways.map(({ minutes }) => minutes))
  return waysToChoose(choices.toSorted((one, other) => shortest(one) - shortest(other))[0] ?? [])
}
