import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { contentReader } from './read-files.ts'

it('reads a file without the mark that some programs begin it with', async () => {
  const root = mkdtempSync(join(tmpdir(), 'read-files-'))
  mkdirSync(join(root, 'content'))
  writeFileSync(join(root, 'content/a.md'), '\uFEFF---\ntitle: A\n---\n<!-- reservations -->\n')
  const files = await contentReader(root)()
  expect(files.map(({ text }) => text.slice(0, 3))).toEqual(['---'])
})

it('reads what is there, and leaves out a file that is gone when it is read', async () => {
  const root = mkdtempSync(join(tmpdir(), 'read-files-'))
  mkdirSync(join(root, 'content'))
  writeFileSync(join(root, 'content/facts.yaml'), 'a: 1')
  symlinkSync(join(root, 'gone.yaml'), join(root, 'content/gone.yaml'))
  const files = await contentReader(root)()
  expect(files.map(({ path }) => path)).toEqual(['content/facts.yaml'])
})
