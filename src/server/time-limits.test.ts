import { expect, it } from 'vitest'
import { hostLimits, mailLimits } from './time-limits.ts'

it('lets a message, two mails in a row, end before the host ends the function', () => {
  expect(2 * mailLimits.total).toBeLessThan(Math.min(...Object.values(hostLimits)))
})

it('gives up on a silent server before the mail as a whole runs out of time', () => {
  expect(mailLimits.connection).toBeLessThan(mailLimits.silence)
  expect(mailLimits.silence).toBeLessThan(mailLimits.total)
})
