import { expect } from '@playwright/test'

/**
 * `expect.poll` with short intervals, since Playwright's own waits up to a second between two attempts. A failed
 * attempt, such as on a page that is being left, is followed by the next.
 */
export const poll = (look: () => unknown, message?: string, intervals: number[] = [20, 20, 50]) =>
  expect.poll(
    async () =>
      await Promise.resolve()
        .then(look)
        .catch((fault: unknown) => fault),
    { intervals, ...(message !== undefined && { message }) },
  )
