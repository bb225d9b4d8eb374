import { globSync, mkdtempSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { findImports } from '../../scripts/imports/find-imports.ts'
import { cached, cacheKinds, codeOf, dayInMs, keyOf } from './build-cache.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-cache-'))
})

it('makes a file only once for the same inputs, and again for different ones', async () => {
  const make = vi.fn(() => Buffer.from('made'))
  for (const inputs of [
    ['a', 1],
    ['a', 1],
    ['a', 2],
  ])
    expect((await cached('pdf', inputs, make, folder)).toString()).toBe('made')
  expect(make).toHaveBeenCalledTimes(2)
})

it.each([
  ['updates the time of a file that was last used two days ago', 2 * dayInMs, true],
  ['writes nothing to a file that was used today', 1000, false],
])('%s', async (_, age, isUpdated) => {
  const use = () => cached('pdf', ['a'], () => Buffer.from('made'), folder)
  await use()
  const file = join(folder, 'pdf', keyOf('pdf', ['a']))
  const before = new Date(Date.now() - age)
  utimesSync(file, before, before)
  await use()
  expect(statSync(file).mtimeMs > before.getTime()).toBe(isUpdated)
})

it('makes it once for several that ask at the same time, and again after a failure', async () => {
  const failing = vi.fn(() => Promise.reject(new Error('no ink')))
  const failed = ['one', 'two'].map(() => cached('pdf', 'same', failing, folder))
  for (const one of failed) await expect(one).rejects.toThrow('no ink')
  expect(failing).toHaveBeenCalledOnce()
  const make = vi.fn(async () => Buffer.from('made'))
  await Promise.all(['one', 'two'].map(() => cached('pdf', 'same', make, folder)))
  expect(make).toHaveBeenCalledOnce()
})

it('keeps drawings of different kinds apart', async () => {
  await cached('maps', 'same', () => Buffer.from('a map'), folder)
  expect((await cached('pdf', 'same', () => Buffer.from('a document'), folder)).toString()).toBe('a document')
})

it('gives the same inputs the same name, and different inputs different names', () => {
  expect(keyOf('maps', { a: 1 })).toBe(keyOf('maps', { a: 1 }))
  expect(keyOf('maps', { a: 1 })).not.toBe(keyOf('maps', { a: 2 }))
})

it('leaves nothing behind when making fails', async () => {
  const failing = () => Promise.reject(new Error('no ink'))
  await expect(cached('pdf', ['b'], failing, folder)).rejects.toThrow('no ink')
  expect(readdirSync(folder)).toEqual([])
})

/** Leaves out code that affects no drawing, and texts that are part of the inputs. */
const draws = (file: string) =>
  !/build-cache\/(?:build-cache|prune)|illustrations\/(?:thread\/draw-in-thread|pictures\.ts)|font-letters|social\/text\.ts/.test(
    file,
  )

it.each(cacheKinds)('lists all code that draws %s', kind => {
  const known = codeOf(kind)
  expect(known).not.toEqual([])
  const imported = known.filter(draws).flatMap(file =>
    findImports(file, readFileSync(file, 'utf8'))
      .filter(({ from, typeOnly }) => from.startsWith('.') && !typeOnly)
      .map(({ from }) => join(dirname(file), from)),
  )
  expect([...new Set(imported)].filter(file => draws(file) && !known.includes(file))).toEqual([])
})

it('lists all code that writes the page memory', () => {
  const remembers = globSync('src/integrations/*.ts').filter(
    file => !file.endsWith('.test.ts') && /\breadPageMemory\(/.test(readFileSync(file, 'utf8')),
  )
  expect(remembers).toContain('src/integrations/built-pages.ts')
  expect(remembers.filter(file => !codeOf('pages').includes(file))).toEqual([])
})
