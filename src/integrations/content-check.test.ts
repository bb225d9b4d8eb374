import { once } from 'node:events'
import { mkdirSync, mkdtempSync, symlinkSync, unlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import type { CheckedContent, CheckResult } from './content-check.ts'

it('reports a file that cannot be read as a fault, and continues', async () => {
  const root = mkdtempSync(join(tmpdir(), 'content-check-'))
  const link = join(root, 'content/facts.yaml')
  for (const folder of ['content', 'elsewhere']) mkdirSync(join(root, folder))
  symlinkSync(join(root, 'elsewhere'), link)
  const workerData: CheckedContent = { root, showsUnpublished: true, backend: [] }
  const thread = new Worker(new URL('content-check.ts', import.meta.url), { workerData })
  const checked = async (): Promise<string[]> => {
    thread.postMessage('check')
    const [answer]: CheckResult[] = await once(thread, 'message')
    return answer?.faults.map(({ message }) => message) ?? []
  }
  try {
    expect(await checked()).toEqual([expect.stringContaining('EISDIR')])
    unlinkSync(link)
    expect((await checked()).filter(message => message.includes('EISDIR'))).toEqual([])
  } finally {
    await thread.terminate()
  }
})
