import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serialize } from 'node:v8'
import { beforeEach, expect, it } from 'vitest'
import { readPageMemory, writePageMemory } from './page-memory.ts'
import { readPage } from './read-page.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-memory-'))
})

const page = {
  hash: 'ab',
  facts: readPage(
    '<html data-route="about-us-en"><head><meta name="description" content="Us"></head></html>',
  ),
  picture: { path: '/social/about-us-1.jpg', source: 'kept/1' },
}

it('returns what was remembered of each page', async () => {
  const pages = new Map([['/about-us', page]])
  writePageMemory(pages, folder)
  expect(await readPageMemory(folder)).toEqual(pages)
})

it('leaves nothing after an interrupted build, and the same as before after one that skips all pages', async () => {
  const pages = new Map([['/about-us', page]])
  writePageMemory(pages, folder)
  await readPageMemory(folder)
  expect(readdirSync(folder)).toEqual([])
  expect(await readPageMemory(folder)).toEqual(pages)
})

it.each([
  ['there is nothing', (file: string) => rmSync(file)],
  ['the file is half', (file: string) => writeFileSync(file, serialize({ pages: new Map() }).subarray(0, 5))],
  [
    'the code that read the pages was another',
    (file: string) =>
      writeFileSync(file, serialize({ version: 'old', pages: new Map([['/about-us', page]]) })),
  ],
])('returns nothing if %s', async (_, change) => {
  writePageMemory(new Map([['/about-us', page]]), folder)
  const [name = ''] = readdirSync(folder)
  change(join(folder, name))
  expect(await readPageMemory(folder)).toEqual(new Map())
})
