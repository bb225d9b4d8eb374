/** The time that a request may wait for the store in all. Calls at the same time count once. */
export interface TimeBudget {
  /** Milliseconds that are left. */
  left(): number
  /** Begins a call. */
  begin(): void
  /** Ends a call. */
  end(): void
  /** Leaves no time: a store that let one call wait too long would do so again. */
  exhaust(): void
}

/** @param total milliseconds */
export function createTimeBudget(total: number): TimeBudget {
  let left = total
  let calls = 0
  let begun = 0
  return {
    left: () => left,
    begin() {
      if (calls === 0) begun = performance.now()
      calls += 1
    },
    end() {
      calls -= 1
      if (calls === 0) left -= performance.now() - begun
    },
    exhaust() {
      left = 0
    },
  }
}
