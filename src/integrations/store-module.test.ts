import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { storedEntries, storeModuleCode } from './store-module.ts'

test('handles the module from which Astro imports its stored entries', async () => {
  const source = await readFile('node_modules/astro/dist/content/data-store.js', 'utf8')
  const names = [...source.matchAll(/import\("(astro:[^"]+)"\)/g)].map(([, name]) => `\0${name}`)
  expect(names.filter(name => storedEntries.test(name))).toHaveLength(1)
})

test('makes a module whose default export is the content of the file', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'store-module-')), 'data-store.json')
  await writeFile(file, '[["guides",{"sweden":1}]]')
  const module = join(file, '..', 'module.mjs')
  await writeFile(module, storeModuleCode(file))
  expect((await import(module)).default).toEqual([['guides', { sweden: 1 }]])
})
