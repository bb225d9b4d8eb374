import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FunctionHandler, FunctionRoute } from './function-route.ts'
import { type Schedule, startSchedule } from './schedule.ts'

const minute = 60_000

let schedule: Schedule
const start = (cron: string, handler: FunctionHandler) => {
  const route: FunctionRoute = { name: 'tick', handler, paths: [], methods: [], schedule: cron }
  schedule = startSchedule([route, { ...route, schedule: undefined }], 'http://localhost:4321')
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-06-25T09:30:30Z') })
})
afterEach(async () => {
  const stopped = schedule.stop()
  await vi.advanceTimersByTimeAsync(2000)
  await stopped
  vi.useRealTimers()
})

it.each([
  ['* * * * *', ['09:31', '09:32', '09:33', '09:34', '09:35', '09:36']],
  ['*/5 * * * *', ['09:35']],
  ['34 9 * * *', ['09:34']],
  ['@hourly', []],
])('runs %s in the next six minutes at %j', async (cron, expected) => {
  const times: string[] = []
  start(cron, () => {
    times.push(new Date().toISOString().slice(11, 16))
    return new Response()
  })
  await vi.advanceTimersByTimeAsync(6 * minute)
  expect(times).toEqual(expected)
})

it('sends the same request as the host', async () => {
  const requests: { method: string; url: string; body: unknown }[] = []
  start('*/2 * * * *', async (request, { params }) => {
    requests.push({ method: request.method, url: request.url, body: await request.json(), ...params })
    return new Response()
  })
  await vi.advanceTimersByTimeAsync(2 * minute)
  expect(requests).toEqual([
    {
      method: 'POST',
      url: 'http://localhost:4321/.netlify/functions/tick',
      body: { next_run: '2027-06-25T09:34:00.000Z' },
    },
  ])
})

it('does not run a function twice at once', async () => {
  const ends: (() => void)[] = []
  start('* * * * *', () => new Promise(resolve => ends.push(() => resolve(new Response()))))
  await vi.advanceTimersByTimeAsync(0.9 * minute)
  expect(ends).toHaveLength(1)
  vi.spyOn(console, 'error').mockReturnValue()
  await vi.advanceTimersByTimeAsync(2 * minute)
  expect(ends).toHaveLength(1)
  ends[0]?.()
  await vi.advanceTimersByTimeAsync(minute)
  expect(ends).toHaveLength(2)
})

it('reports a run that the host would have killed', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  start('* * * * *', () => new Promise(resolve => setTimeout(resolve, 40_000, new Response())))
  await vi.advanceTimersByTimeAsync(30_000 + 29_000)
  expect(log).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2000)
  expect(log).toHaveBeenCalledOnce()
})

it.each<[string, FunctionHandler]>([
  ['throws', () => Promise.reject(new Error('broken'))],
  [
    'throws at once',
    () => {
      throw new Error('broken')
    },
  ],
])('continues after a run that %s, and reports it', async (_, handler) => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  start('* * * * *', handler)
  await vi.advanceTimersByTimeAsync(2 * minute)
  expect(log.mock.calls).toEqual(
    Array.from({ length: 2 }, () => ['The function "tick" failed:', new Error('broken')]),
  )
})

it('starts no run after it is stopped, and waits for the current ones', async () => {
  let ended = false
  const handler = vi.fn<FunctionHandler>(async () => {
    await new Promise(resolve => setTimeout(resolve, 1000))
    ended = true
    return new Response()
  })
  start('* * * * *', handler)
  await vi.advanceTimersByTimeAsync(30_500)
  const stopped = schedule.stop()
  await vi.advanceTimersByTimeAsync(600)
  await stopped
  expect(ended).toBe(true)
  await vi.advanceTimersByTimeAsync(3 * minute)
  expect(handler).toHaveBeenCalledOnce()
})
