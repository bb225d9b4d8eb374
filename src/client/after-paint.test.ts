import { afterEach, expect, it, vi } from 'vitest'
import { heldScripts } from '../shared/held-scripts.ts'
import { afterPaint } from './after-paint.ts'

let page: EventTarget
let asked: { type: string; onerror?: () => void }[]
let paint: () => void

/** As much of a browser as this asks of it. */
function openPage(hidden: boolean): void {
  const held = [{ type: 'text/plain' }]
  asked = []
  page = Object.assign(new EventTarget(), {
    hidden,
    head: { append: (script: (typeof asked)[number]) => asked.push(script) },
    querySelectorAll: (selector: string) => {
      expect(selector).toBe(heldScripts)
      return held.splice(0)
    },
  })
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(ask: () => void) {
        paint = ask
      }
      observe = () => undefined
    },
  )
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  afterPaint(heldScripts)
}
const parsed = () => page.dispatchEvent(new Event('DOMContentLoaded'))

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('asks for the scripts once the page is painted', () => {
  openPage(false)
  parsed()
  expect(asked).toEqual([])
  paint()
  paint()
  expect(asked).toMatchObject([{ type: 'module' }])
})

it('asks once the document is whole where nobody looks at the page', () => {
  openPage(true)
  expect(asked).toEqual([])
  parsed()
  expect(asked).toHaveLength(1)
})

it('waits no longer than two seconds for a paint', () => {
  openPage(false)
  parsed()
  vi.advanceTimersByTime(1999)
  expect(asked).toEqual([])
  vi.advanceTimersByTime(1)
  expect(asked).toHaveLength(1)
})
