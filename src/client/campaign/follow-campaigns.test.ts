import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followCampaigns } from './follow-campaigns.ts'

const midnight = Date.parse('2027-01-11T00:00:00+01:00')
const minutes = (count: number) => count * 60_000
const shownFrom = (from: number, until: number, hidden = true) => ({
  dataset: { from: `${midnight + minutes(from)}`, until: `${midnight + minutes(until) - 1000}` },
  hidden,
})

beforeEach(() => {
  vi.useFakeTimers({ now: midnight - minutes(2) + 12_345 })
})
afterEach(() => {
  vi.useRealTimers()
})

it('shows and hides a campaign’s banner and prices as it begins and ends on an open page', () => {
  const [first, second, over] = [shownFrom(0, 10), shownFrom(10, 20), shownFrom(-9, -5, false)]
  vi.stubGlobal('document', { readyState: 'complete', querySelectorAll: () => [first, second, over] })
  followCampaigns()
  for (let minute = -2; minute < 25; minute++) {
    expect([minute, first.hidden, second.hidden, over.hidden]).toEqual([
      minute,
      minute < 0 || minute >= 10,
      minute < 10 || minute >= 20,
      true,
    ])
    vi.advanceTimersByTime(minutes(1))
  }
})

it('checks before each frame while the page loads, so that no wrong price is painted', () => {
  const arriving: ReturnType<typeof shownFrom>[] = []
  const page = { readyState: 'loading', querySelectorAll: () => arriving }
  const frames: (() => void)[] = []
  vi.stubGlobal('document', page)
  vi.stubGlobal('requestAnimationFrame', (next: () => void) => frames.push(next))
  followCampaigns()
  const price = shownFrom(-5, 10)
  arriving.push(price)
  page.readyState = 'interactive'
  frames[0]?.()
  expect(price.hidden).toBe(false)
  expect([frames.length, vi.getTimerCount()]).toEqual([1, 1])
})
