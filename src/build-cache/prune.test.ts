import { mkdtemp, readdir, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cached, dayInMs } from './build-cache.ts'
import { pruneCache } from './prune.ts'

const inDays = (days: number) => new Date(Date.now() + days * dayInMs)

test('removes files that no build has used for 30 days, and keeps those that a build has used again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'build-cache-'))
  const counts = () =>
    Promise.all(['maps', 'pdf'].map(async kind => (await readdir(join(folder, kind))).length))
  const make = () => Buffer.from('made')
  for (const name of ['forgotten', 'recent', 'wanted again']) await cached('maps', name, make, folder)
  expect(await pruneCache(inDays(0), folder)).toBe(0)
  for (const file of await readdir(join(folder, 'maps')))
    await utimes(join(folder, 'maps', file), inDays(0), inDays(-31))
  await cached('maps', 'wanted again', make, folder)
  await cached('pdf', 'new', make, folder)
  expect(await pruneCache(inDays(0), folder), 'looked through today').toBe(0)
  expect(await pruneCache(inDays(2), folder)).toBe(2)
  expect(await counts()).toEqual([1, 1])
  expect(await pruneCache(inDays(0), join(folder, 'nowhere'))).toBe(0)
})
