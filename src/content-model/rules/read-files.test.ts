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

it('lists every file, so that one with nearly the right name is not missed, but none of a program', async () => {
  const root = mkdtempSync(join(tmpdir(), 'read-files-'))
  const folder = join(root, 'content/tips/x')
  mkdirSync(folder, { recursive: true })
  const names = ['en.md', 'sv.md.txt', 'da.MD', 'photo.jpg', '.DS_Store', 'en.md~', '.en.md.swp', 'Thumbs.db']
  for (const name of names) writeFileSync(join(folder, name), '---\ntitle: A\n---\n')
  const files = await contentReader(root)()
  expect(files.map(({ path }) => path)).toEqual(
    ['da.MD', 'en.md', 'photo.jpg', 'sv.md.txt'].map(name => `content/tips/x/${name}`),
  )
})

it('reads existing files, and leaves out one that is removed in the meantime', async () => {
  const root = mkdtempSync(join(tmpdir(), 'read-files-'))
  mkdirSync(join(root, 'content'))
  writeFileSync(join(root, 'content/facts.yaml'), 'a: 1')
  symlinkSync(join(root, 'gone.yaml'), join(root, 'content/gone.yaml'))
  const files = await contentReader(root)()
  expect(files.map(({ path }) => path)).toEqual(['content/facts.yaml'])
})
