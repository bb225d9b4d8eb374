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

it('starts at once on a visible page, and ends with its teardown', () => {
  const end = behaviour(start)()
  expect(start).toHaveBeenCalledOnce()
  const [[signal]] = start.mock.calls as [[AbortSignal]]
  expect(signal.aborted).toBe(false)
  end()
  expect(signal.aborted).toBe(true)
})

it('starts on a prerendered page only when it is shown', () => {
  page.prerendering = true
  behaviour(start)()
  expect(start).not.toHaveBeenCalled()
  show()
  show()
  expect(start).toHaveBeenCalledOnce()
})

it('does not start if it was torn down before the page was shown', () => {
  page.prerendering = true
  behaviour(start)()()
  show()
  expect(start).not.toHaveBeenCalled()
})
