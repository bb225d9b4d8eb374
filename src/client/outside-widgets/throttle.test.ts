import { beforeEach, expect, it, vi } from 'vitest'
import { throttle } from './throttle.ts'

beforeEach(() => void vi.useFakeTimers())

it('passes on the first message at once and the last of a burst, and none twice', () => {
  const hear = vi.fn()
  const say = throttle(500, hear)
  for (let count = 0; count < 1000; count++) say(count)
  expect(hear.mock.calls).toEqual([[0]])
  vi.advanceTimersByTime(500)
  expect(hear.mock.calls).toEqual([[0], [999]])
  vi.advanceTimersByTime(5000)
  expect(hear).toHaveBeenCalledTimes(2)
  say(7)
  expect(hear).toHaveBeenLastCalledWith(7)
})
