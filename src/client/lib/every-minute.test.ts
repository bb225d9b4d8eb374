import { afterEach, expect, it, vi } from 'vitest'
import { everyMinute } from './every-minute.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('runs at every full minute, until it is stopped', () => {
  vi.useFakeTimers({ now: Date.parse('2027-01-31T22:58:48.500Z') })
  const ran: string[] = []
  const stop = everyMinute(() => ran.push(new Date().toISOString()))
  vi.advanceTimersByTime(80_000)
  expect(ran).toEqual(['2027-01-31T22:59:00.000Z', '2027-01-31T23:00:00.000Z'])
  stop()
  expect(vi.getTimerCount()).toBe(0)
})
