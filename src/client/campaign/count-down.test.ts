import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { install } from './count-down.ts'

const start = Date.parse('2027-01-31T23:50:00+01:00')
const inMinutes = (minutes: number) => ({
  dataset: { until: `${start + minutes * 60_000}` },
  hidden: false,
  querySelector: () => null,
})

beforeEach(() => {
  vi.useFakeTimers({ now: start })
})
afterEach(() => {
  vi.useRealTimers()
})

it.each([
  ['first', 10, 25],
  ['last', 25, 10],
  ['at once', 10, 10],
])('takes away the banner and the price note each at its end, the banner %s', (_, bannerEnds, noteEnds) => {
  const banner = inMinutes(bannerEnds)
  const note = inMinutes(noteEnds)
  const page = { prerendering: false, querySelector: () => banner, querySelectorAll: () => [note] }
  vi.stubGlobal('document', Object.assign(new EventTarget(), page))
  vi.stubGlobal('addEventListener', () => undefined)
  install()
  for (let minute = 0; minute < 30; minute++) {
    expect([minute, banner.hidden, note.hidden]).toEqual([minute, minute > bannerEnds, minute > noteEnds])
    vi.advanceTimersByTime(60_000)
  }
  expect(vi.getTimerCount()).toBe(0)
})
