import { beforeEach, expect, it, vi } from 'vitest'
import { onNewDay } from './new-day.ts'

const page = Object.assign(new EventTarget(), { hidden: false })
const leaving = new AbortController()
const run = vi.fn()

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2027, 5, 14, 23, 58, 30) })
  vi.stubGlobal('document', page)
})

it('runs at midnight while the page is visible, once a day, until the page is left', () => {
  onNewDay(run, leaving.signal)
  vi.advanceTimersByTime(60_000)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60 * 60_000)
  expect(run).toHaveBeenCalledTimes(1)

  page.hidden = true
  vi.advanceTimersByTime(24 * 60 * 60_000)
  expect(run).toHaveBeenCalledTimes(1)
  page.hidden = false
  page.dispatchEvent(new Event('visibilitychange'))
  page.dispatchEvent(new Event('visibilitychange'))
  expect(run).toHaveBeenCalledTimes(2)

  leaving.abort()
  expect(vi.getTimerCount()).toBe(0)
  vi.setSystemTime(new Date(2027, 5, 20))
  page.dispatchEvent(new Event('visibilitychange'))
  expect(run).toHaveBeenCalledTimes(2)
})
