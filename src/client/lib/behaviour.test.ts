import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { behaviour } from './behaviour.ts'

const page = Object.assign(new EventTarget(), { prerendering: false })
const start = vi.fn()
const show = () => page.dispatchEvent(new Event('prerenderingchange'))

beforeEach(() => {
  start.mockReset()
  page.prerendering = false
  vi.stubGlobal('document', page)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('starts at once on a page that is looked at, and ends with its teardown', () => {
  const end = behaviour(start)()
  expect(start).toHaveBeenCalledOnce()
  const [[signal]] = start.mock.calls as [[AbortSignal]]
  expect(signal.aborted).toBe(false)
  end()
  expect(signal.aborted).toBe(true)
})

it('starts on a page that is made ready ahead of a click once that is shown, and only then', () => {
  page.prerendering = true
  behaviour(start)()
  expect(start).not.toHaveBeenCalled()
  show()
  show()
  expect(start).toHaveBeenCalledOnce()
})

it('does not start where it was ended before the page was shown', () => {
  page.prerendering = true
  behaviour(start)()()
  show()
  expect(start).not.toHaveBeenCalled()
})
