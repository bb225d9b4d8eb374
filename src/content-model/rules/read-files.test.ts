import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { contentReader } from './read-files.ts'

it('reads a file without the byte order mark of some programs', async () => {
  const root = mkdtempSync(join(tmpdir(), 'read-files-'))
  mkdirSync(join(root, 'content'))
  writeFileSync(join(root, 'content/a.md'), '\uFEFF---\ntitle: A\n---\n<!-- reservations -->\n')
  const files = await contentReader(root)()
  expect(files.map(({ text }) => text.slice(0, 3))).toEqual(['---'])
})

it('reads existing files, and leaves out one that is removed in the meantime', async () => {
  const root = mkdtempSync(join(tmpdir(), 'read-files-'))
  mkdirSync(join(root, 'content'))
  writeFileSync(join(root, 'content/facts.yaml'), 'a: 1')
  symlinkSync(join(root, 'gone.yaml'), join(root, 'content/gone.yaml'))
  const files = await contentReader(root)()
  expect(files.map(({ path }) => path)).toEqual(['content/facts.yaml'])
})
