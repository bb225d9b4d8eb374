import { beforeEach, expect, it, vi } from 'vitest'
import { FakeCaches, html } from '../../tests/support/fake-caches.ts'
import { serve } from './serve.ts'
import { type Shell, shellName } from './shell.ts'

const older: Shell = [{ url: '/offline', revision: '1' }]
const newer: Shell = [{ url: '/offline', revision: '2' }]

type Registration = Partial<Record<'installing' | 'waiting', object>>

let browser: FakeCaches
beforeEach(() => {
  browser = new FakeCaches()
  vi.stubGlobal('caches', browser)
  vi.stubGlobal('fetch', async (address: string) => html('', address.startsWith('/offline') ? 200 : 404))
})

/** Starts a worker that records its listeners, and returns a function that calls those of one event. */
function startWorker(shell: Shell, registration: Registration, windows: number) {
  const listeners = new Map<string, (event: unknown) => void>()
  const worker = {
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
    clients: { matchAll: async () => Array.from({ length: windows }, () => ({})) },
    registration,
  }
  const libraries = { en: '/saved', sv: '/sv/sparat', da: '/da/gemt' }
  serve(worker as unknown as ServiceWorkerGlobalScope, { shell, libraries })
  return async (type: string, data?: unknown) => {
    const works: unknown[] = []
    listeners.get(type)?.({ data, waitUntil: (work: unknown) => works.push(work) })
    await Promise.all(works)
  }
}

it.each<[when: string, registration: Registration, windows: number, isRemoved: boolean]>([
  ['removes other shells after a visit in the only window', {}, 1, true],
  ['keeps other shells while another window is open', {}, 2, false],
  ['keeps the shell of a newer worker that is being installed', { installing: {} }, 1, false],
  ['keeps the shell of a newer worker that waits', { waiting: {} }, 1, false],
])('%s', async (_, registration, windows, isRemoved) => {
  const dispatch = startWorker(older, registration, windows)
  await dispatch('install')
  await startWorker(newer, {}, windows)('install')
  await dispatch('message', { type: 'visited', path: '/guide', parameters: false })
  expect(await browser.keys()).toContain(shellName(older))
  expect((await browser.keys()).includes(shellName(newer))).toBe(!isRemoved)
})
