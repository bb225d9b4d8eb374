/** Does work when its turn comes. */
export type ConcurrencyLimit = <Value>(work: () => Promise<Value>) => Promise<Value>

/** Lets no more than so many work at once; the others wait, in the order in which they came. */
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
