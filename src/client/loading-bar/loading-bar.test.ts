import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { install } from './loading-bar.ts'

const skipTransition = vi.fn()
const page = Object.assign(new EventTarget(), { querySelector: () => ({ dataset: {} }) })
const tab = Object.assign(new EventTarget(), { setTimeout })
let end = () => {}

/** The next document replaces this one, with what the browser reports of it. */
const swap = (told: object) => tab.dispatchEvent(Object.assign(new Event('pageswap'), told))

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  vi.advanceTimersByTime(60_000)
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', tab)
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab))
  skipTransition.mockReset()
  end = install()
})
afterEach(() => {
  end()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it.each([
  ['shows at once', 'was ready', 49, 1],
  ['fades in', 'had to be waited for', 50, 0],
])('%s what %s', (_, _what, milliseconds, skipped) => {
  page.dispatchEvent(new Event('loading:started'))
  vi.advanceTimersByTime(milliseconds)
  swap({ viewTransition: { skipTransition } })
  expect(skipTransition).toHaveBeenCalledTimes(skipped)
})

it('fades in a page that no click has opened', () => {
  swap({ viewTransition: { skipTransition } })
  expect(skipTransition).not.toHaveBeenCalled()
})
