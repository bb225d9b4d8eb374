import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { runSmoke } from './run-smoke.ts'

test('a part of the sitemap that is not answered ends no run', async () => {
  const server = createServer(({ url }, response) => {
    if (url === '/sitemap-index.xml') response.end('<loc>https://perrong.example/part.xml</loc>')
    else response.destroy()
  }).listen(0)
  await once(server, 'listening')
  const rows = await runSmoke(`http://localhost:${(server.address() as AddressInfo).port}`)
  server.close()
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter(row => !row.fallsShort)).toEqual([])
})
