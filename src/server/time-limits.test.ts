import { expect, it } from 'vitest'
import { hostLimits, mailLimits, repeatPatience, storeLimits } from './time-limits.ts'

it('lets a message, two mails in a row, end before the host kills the function', () => {
  expect(2 * mailLimits.total).toBeLessThan(Math.min(...Object.values(hostLimits)))
})

it('answers a form ten seconds before the host kills the function, however slow the store and the mail server are', () => {
  const longest = repeatPatience + storeLimits.request + 2 * mailLimits.total
  expect(longest).toBeLessThanOrEqual(hostLimits.request - 10_000)
})

it('gives up on a server that cannot be reached before the time for the whole mail is over', () => {
  expect(mailLimits.connection).toBeLessThan(mailLimits.total)
})
