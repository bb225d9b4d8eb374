import { createServer } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { listen } from './listen.ts'

const opened: { close(): void }[] = []
afterEach(() => {
  for (const server of opened.splice(0)) server.close()
})

test.each([
  [undefined, '127.0.0.1', /^http:\/\/localhost:\d+$/],
  ['127.0.0.1', '127.0.0.1', /^http:\/\/localhost:\d+$/],
  ['0.0.0.0', '0.0.0.0', /^http:\/\/localhost:\d+$/],
  ['127.0.0.2', '127.0.0.2', /^http:\/\/127\.0\.0\.2:\d+$/],
])('with HOST %s it listens on %s', async (host, address, url) => {
  const started = await listen(createServer(), 0, host)
  opened.push(started.server)
  expect(started.server.address()).toMatchObject({ address })
  expect(started.url).toMatch(url)
})

test('an address of another machine is refused by name', async () => {
  await expect(listen(createServer(), 0, '203.0.113.1')).rejects.toThrow(
    'HOST is "203.0.113.1", which is not an address of this machine',
  )
})
