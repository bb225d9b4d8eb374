import { expect, test, vi } from 'vitest'
import daily, { config } from './index.ts'
import { requestBuild } from './request-build.ts'

const hook = 'https://api.netlify.com/build_hooks/secret'
const answers = (...statuses: (number | Error)[]) =>
  vi.fn(async () => {
    const next = statuses.length > 1 ? statuses.shift() : statuses[0]
    if (next instanceof Error) throw next
    return new Response(null, { status: next ?? 200 })
  })

test.each<[what: string, given: (number | Error)[], calls: number, logged: string | undefined]>([
  ['that is taken at once', [200], 1, undefined],
  ['that is taken after a fault of the host', [503, 200], 2, undefined],
  ['that is taken after a connection was cut', [new TypeError('fetch failed'), 201], 2, undefined],
  ['whose address is wrong', [404], 1, 'answered 404'],
  ['that the host never takes', [500], 3, 'answered 500'],
  ['that never arrives', [new DOMException('', 'TimeoutError')], 3, 'TimeoutError'],
])('a request %s', async (_, given, calls, logged) => {
  const fetch = answers(...given)
  const log = vi.fn()
  const wait = vi.fn(async (_: number) => {})
  await requestBuild({ hook, fetch, log, wait })
  expect(fetch).toHaveBeenCalledTimes(calls)
  // With 5 seconds for each request, that fits in the host's 30 seconds.
  expect(wait.mock.calls).toEqual(Array(calls - 1).fill([5_000]))
  expect(fetch).toHaveBeenLastCalledWith(hook, expect.objectContaining({ method: 'POST' }))
  expect(log.mock.calls).toEqual(logged ? [['daily-build-failed', { reason: logged }]] : [])
  expect(JSON.stringify(log.mock.calls)).not.toContain('secret')
})

test('a site without a hook asks nobody, and one with it asks once a day after midnight in Sweden', async () => {
  const fetch = answers(200)
  vi.stubGlobal('fetch', fetch)
  vi.stubEnv('BUILD_HOOK_URL', '')
  await daily()
  expect(fetch).not.toHaveBeenCalled()
  vi.stubEnv('BUILD_HOOK_URL', hook)
  await daily()
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(config.schedule).toBe('5 23 * * *')
})
