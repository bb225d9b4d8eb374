import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkContent } from '../../../src/content-model/rules/check-content.ts'
import { faultLine } from '../../../src/content-model/rules/fault.ts'
import { contentReader } from '../../../src/content-model/rules/read-files.ts'
import { copyEntries } from './copy-entries.ts'

test('copied entries satisfy the rules of the content', async () => {
  const root = await mkdtemp(join(tmpdir(), 'perrong-copies-'))
  await cp('content', join(root, 'content'), { recursive: true })
  copyEntries(join(root, 'content'), 60)
  const { faults } = checkContent(await contentReader(root)(), {
    now: new Date('2026-11-21'),
    showsUnpublished: false,
  })
  expect(faults.map(faultLine)).toEqual([])
})
