import { afterEach, vi } from 'vitest'

// All test files share their worker: a clock that one leaves stopped would stand still in those that follow.
afterEach(() => {
  vi.useRealTimers()
})
