import { expect, it } from 'vitest'
import { hostLimits, mailLimits } from './time-limits.ts'

it('lets a message, two mails in a row, end before the host kills the function', () => {
  expect(2 * mailLimits.total).toBeLessThan(Math.min(...Object.values(hostLimits)))
})

it('gives up on a silent server before the time for the whole mail is over', () => {
  expect(mailLimits.connection).toBeLessThan(mailLimits.silence)
  expect(mailLimits.silence).toBeLessThan(mailLimits.total)
})
