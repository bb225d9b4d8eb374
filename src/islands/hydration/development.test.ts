import { expect, test, vi } from 'vitest'
import { reloadUnloaded } from './development.ts'

/** What a page is sent when a file changes. */
function sentFor(environment: string, modules: readonly { isSelfAccepting?: boolean | undefined }[]) {
  const send = vi.fn()
  const hotUpdate = reloadUnloaded.hotUpdate as unknown as (this: unknown, options: unknown) => void
  hotUpdate.call({ environment: { name: environment, hot: { send } } }, { modules })
  return send.mock.calls.flat()
}

test('a page is reloaded when an island changes that the browser has not loaded', () => {
  expect(sentFor('client', [{ isSelfAccepting: undefined }])).toEqual([{ type: 'full-reload' }])
})

test.each([
  ['that the browser has loaded', 'client', [{ isSelfAccepting: true }, {}]],
  ['that no page imports', 'client', []],
  ['on the server', 'ssr', [{}]],
])('a page is left alone when a file changes %s', (_, environment, modules) => {
  expect(sentFor(environment, modules)).toEqual([])
})
