import type { FoundWay } from './find-ways.ts'

/** A way by night is offered only if it saves at least this many minutes of daytime travel. */
const worthANight = 60

/** Drops the way by night if it saves too little daytime travel compared with going by day. */
export function waysToChoose(ways: readonly FoundWay[]): FoundWay[] {
  const byDay = ways.find(({ names }) => names.includes('by-day'))
  return ways.flatMap(way => {
    const saved = byDay ? byDay.minutes - way.dayMinutes : Infinity
    const names = way.names.filter(name => name !== 'by-night' || saved >= worthANight)
    return names.length > 0 ? { ...way, names } : []
  })
}
