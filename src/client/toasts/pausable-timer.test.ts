import { beforeEach, expect, it, vi } from 'vitest'
import { pausableTimer } from './pausable-timer.ts'

beforeEach(() => void vi.useFakeTimers())

it('ends after its time, once', () => {
  const end = vi.fn()
  pausableTimer(2000, end)
  vi.advanceTimersByTime(1999)
  expect(end).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10_000)
  expect(end).toHaveBeenCalledOnce()
})

it('continues with the remaining time, however often it was paused', () => {
  const end = vi.fn()
  const timer = pausableTimer(2000, end)
  vi.advanceTimersByTime(1500)
  timer.pause()
  timer.pause()
  vi.advanceTimersByTime(60_000)
  timer.resume()
  timer.resume()
  vi.advanceTimersByTime(499)
  expect(end).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(end).toHaveBeenCalledOnce()
})
