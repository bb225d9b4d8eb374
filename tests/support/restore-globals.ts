import { afterEach, vi } from 'vitest'

// All test files share their worker, so a clock that one leaves stopped would affect those that follow.
afterEach(() => {
  vi.useRealTimers()
})
