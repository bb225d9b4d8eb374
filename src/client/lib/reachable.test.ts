import { expect, it, vi } from 'vitest'
import { isReachable } from './reachable.ts'

const failure = new TypeError('Failed to fetch')

it.each<[what: string, onLine: boolean, answer: number | Error, isThere: boolean]>([
  ['answers with a page', true, 200, true],
  ['answers that there is no such page', true, 404, true],
  ['answers with a server error', true, 503, false],
  ['cannot be reached', true, failure, false],
  ['is not asked, because the browser is offline', false, 200, false],
])('a server that %s', async (_, onLine, answer, isThere) => {
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('location', { href: 'https://perrong.example/no-such-page' })
  vi.stubGlobal('fetch', async () => {
    if (answer instanceof Error) throw answer
    return new Response(null, { status: answer })
  })
  expect(await isReachable()).toBe(isThere)
})
