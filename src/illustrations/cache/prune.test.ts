import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { kept } from './kept.ts'
import { pruneCache } from './prune.ts'

const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000)

test('removes what no build has wanted for 30 days, and keeps what one has used again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'build-cache-'))
  try {
    const make = () => Buffer.from('made')
    for (const name of ['forgotten', 'recent', 'wanted again']) await kept('maps', name, make, folder)
    const files = await readdir(join(folder, 'maps'))
    const now = new Date()
    for (const file of files) await utimes(join(folder, 'maps', file), now, daysAgo(now, 31))
    await kept('maps', 'wanted again', make, folder)
    await kept('pdf', 'new', make, folder)
    expect(await pruneCache(now, folder)).toBe(2)
    expect(await readdir(join(folder, 'maps'))).toHaveLength(1)
    expect(await readdir(join(folder, 'pdf'))).toHaveLength(1)
    expect(await pruneCache(now, join(folder, 'nowhere'))).toBe(0)
  } finally {
    await rm(folder, { recursive: true })
  }
})
