import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { kept } from './cache.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pdf-cache-'))
})

it('makes a file once for the same inputs, and again for others', async () => {
  const make = vi.fn(() => Buffer.from('made'))
  for (const inputs of [
    ['a', 1],
    ['a', 1],
    ['a', 2],
  ])
    expect((await kept(inputs, make, folder)).toString()).toBe('made')
  expect(make).toHaveBeenCalledTimes(2)
})

it('leaves nothing behind when making fails', async () => {
  const failing = () => Promise.reject(new Error('no ink'))
  await expect(kept(['b'], failing, folder)).rejects.toThrow('no ink')
  expect(readdirSync(folder)).toEqual([])
})
