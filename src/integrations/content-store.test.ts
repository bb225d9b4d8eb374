import { access, mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { holderModule, releaseEntries, removeStaleStores } from './content-store.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'perrong-store-'))
  await mkdir(join(folder, 'model'))
})

const store = () => join(folder, 'data-store.json')
const isThere = () =>
  access(store()).then(
    () => true,
    () => false,
  )
const drop = () => removeStaleStores(join(folder, 'cache'), [join(folder, 'model')], [store()])

test('keeps stored entries until the code that read them changes', async () => {
  await writeFile(join(folder, 'model/schema.ts'), 'one')
  await writeFile(store(), '[]')
  await drop()
  expect(await isThere(), 'entries of unknown code are not trusted').toBe(false)
  await writeFile(store(), '[]')
  await drop()
  expect(await isThere()).toBe(true)
  await writeFile(join(folder, 'model/schema.ts'), 'two')
  await drop()
  expect(await isThere()).toBe(false)
})

test('removes the entries that Astro holds in memory', async () => {
  const { globalContentLayer } = await import(holderModule.href)
  globalContentLayer.init({ settings: {}, logger: {}, store: {} })
  expect(globalContentLayer.get()).not.toBeNull()
  await releaseEntries()
  expect(globalContentLayer.get()).toBeNull()
})
