import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { install } from './count-down.ts'

const start = Date.parse('2027-01-10T23:59:00+01:00')

beforeEach(() => {
  vi.useFakeTimers({ now: start })
})
afterEach(() => {
  vi.useRealTimers()
})

it('counts down from the campaign’s first moment to its last, on a page that was open before', () => {
  const places = new Map(
    ['days', 'hours', 'minutes', 'seconds'].map(unit => [
      `[data-unit=${unit}]`,
      { children: [{ textContent: '00' }, { textContent: '' }], dataset: { one: unit, many: unit } },
    ]),
  )
  const countdown = {
    dataset: { start: `${start + 60_000}`, end: `${start + 120_000}` } as Record<string, string>,
    querySelector: (unit: string) => places.get(unit),
  }
  const seconds = () => places.get('[data-unit=seconds]')?.children[0]?.textContent
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), { prerendering: false, querySelectorAll: () => [countdown] }),
  )
  vi.stubGlobal('addEventListener', () => undefined)
  const stop = install()
  vi.advanceTimersByTime(59_999)
  expect(countdown.dataset['hydration']).toBeUndefined()
  vi.advanceTimersByTime(11_001)
  expect([countdown.dataset['hydration'], seconds()]).toEqual(['hydrated', '49'])
  vi.advanceTimersByTime(40_000)
  expect(seconds()).toBe('09')
  stop()
  expect(vi.getTimerCount()).toBe(0)
})
