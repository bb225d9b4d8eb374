import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Gives a run one temporary folder, in which the tests make theirs, and removes it afterwards. */
export default async function setup(): Promise<() => Promise<void>> {
  const before = process.env['TMPDIR']
  const folder = await mkdtemp(join(tmpdir(), 'perrong-tests-'))
  process.env['TMPDIR'] = folder
  return async () => {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
    await rm(folder, { recursive: true, force: true })
  }
}
