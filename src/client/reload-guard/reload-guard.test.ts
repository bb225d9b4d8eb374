import { expect, it, vi } from 'vitest'
import { install } from './reload-guard.ts'

/** Whether the guard has looked for the message that it shows. */
const isReported = (querySelector: ReturnType<typeof vi.fn>) =>
  querySelector.mock.calls.some(([selector]) => selector === 'template[data-failed]')

it.each([
  ['at once', 'without a navigation', undefined, 0],
  ['after the rest of the time', 'during one that has just started', 0, 15_000],
  ['after the rest of the time', 'during one that started some seconds ago', 5_000, 10_000],
  ['at once', 'long after a click on an e-mail address', 60_000, 0],
])('reports a missing chunk %s %s', async (_, _when, age, delay) => {
  vi.useFakeTimers()
  const tab = new EventTarget()
  const querySelector = vi.fn(() => null)
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab))
  vi.stubGlobal('document', { querySelector, forms: [], body: {} })
  vi.stubGlobal('HTMLElement', class {})
  vi.stubGlobal('navigator', { onLine: false })
  const end = install()
  if (age !== undefined) {
    tab.dispatchEvent(new Event('beforeunload'))
    await vi.advanceTimersByTimeAsync(age)
  }
  tab.dispatchEvent(new Event('vite:preloadError'))
  if (delay > 0) {
    await vi.advanceTimersByTimeAsync(delay - 1)
    expect(isReported(querySelector)).toBe(false)
  }
  await vi.advanceTimersByTimeAsync(1)
  expect(isReported(querySelector)).toBe(true)
  end()
})

it('stops a reload for a reader who begins to type while the new page is on its way', async () => {
  const tab = new EventTarget()
  const querySelector = vi.fn(() => null)
  const reload = vi.fn()
  const stop = vi.fn()
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab))
  vi.stubGlobal('document', { querySelector, forms: [], body: {} })
  vi.stubGlobal('HTMLElement', class {})
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async () => ({ status: 200 }))
  vi.stubGlobal('location', { href: 'https://perrong.example/support', pathname: '/support', reload })
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} })
  vi.stubGlobal('stop', stop)
  const end = install()
  tab.dispatchEvent(new Event('vite:preloadError'))
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(isReported(querySelector)).toBe(false)
  tab.dispatchEvent(new Event('input'))
  await vi.waitFor(() => expect(isReported(querySelector)).toBe(true))
  expect(stop).toHaveBeenCalledOnce()
  end()
})
