import { afterEach, expect, it, vi } from 'vitest'
import { deferredScripts } from '../../shared/deferred-scripts.ts'
import { afterPaint } from './after-paint.ts'

interface Script {
  onerror?: () => void
}
let page: EventTarget
/** The scripts that were taken out of their templates. */
let inserted: Script[]
let scripted: boolean
let paint: () => void

/** The parts of a browser that the script uses. */
function openPage(hidden: boolean): void {
  const content = { children: [{}] as Script[] }
  const held = [{ content, replaceWith: ({ children }: typeof content) => inserted.push(...children) }]
  inserted = []
  scripted = true
  page = Object.assign(new EventTarget(), {
    hidden,
    documentElement: { removeAttribute: (name: string) => (scripted = name !== 'data-script') },
    querySelectorAll: (selector: string) => {
      expect(selector).toBe(deferredScripts)
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
  afterPaint(deferredScripts)
}
const parsed = () => page.dispatchEvent(new Event('DOMContentLoaded'))

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('loads the scripts once the page is painted', () => {
  openPage(false)
  parsed()
  expect(inserted).toEqual([])
  paint()
  paint()
  expect(inserted).toHaveLength(1)
})

it('loads the scripts once the document is complete if the page is hidden', () => {
  openPage(true)
  expect(inserted).toEqual([])
  parsed()
  expect(inserted).toHaveLength(1)
})

it('waits at most two seconds for a paint', () => {
  openPage(false)
  parsed()
  vi.advanceTimersByTime(1999)
  expect(inserted).toEqual([])
  vi.advanceTimersByTime(1)
  expect(inserted).toHaveLength(1)
})

it('marks the page as one without script if a file fails to load', () => {
  openPage(true)
  parsed()
  expect(scripted).toBe(true)
  inserted[0]?.onerror?.()
  expect(scripted).toBe(false)
})
