/** Runs work as soon as the limit allows it. */
export type ConcurrencyLimit = <Value>(work: () => Promise<Value>) => Promise<Value>

/** Limits how much work runs at the same time; the rest waits in order. */
export function limitConcurrency(limit: number): ConcurrencyLimit {
  let free = limit
  const waiting: (() => void)[] = []
  return async work => {
    if (free > 0) free -= 1
    else await new Promise<void>(resolve => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
