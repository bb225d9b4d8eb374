/** A worker thread that checks the content by its rules on request. */
import { parentPort, workerData } from 'node:worker_threads'
import { checkWithBackend } from '../content-model/backend/backend.ts'
import type { Report } from '../content-model/rules/check-content.ts'
import { contentReader } from '../content-model/rules/read-files.ts'
import { readSource } from '../content-model/rules/source-file.ts'

/** The thread's input. */
export interface CheckedContent {
  /** The folder that contains `content/`. */
  readonly root: string
  /** Whether drafts and later entries are shown, so that others may name them. */
  readonly showsUnpublished: boolean
  /** The files of a backend by path, with the address from which each came. */
  readonly backend: readonly { readonly path: string; readonly text: string; readonly address: string }[]
}

/** The thread's response. */
export type CheckResult = Pick<Report, 'faults' | 'notes'>

const { root, backend, showsUnpublished }: CheckedContent = workerData
const read = contentReader(root)
const fromBackend = {
  files: backend.map(({ path, text }) => readSource(path, text)),
  addresses: new Map(backend.map(({ path, address }) => [path, address])),
}

async function check(): Promise<CheckResult> {
  const options = { now: new Date(), showsUnpublished }
  const { faults, notes } = checkWithBackend(await read(), fromBackend, options)
  return { faults, notes }
}

/** Reports an exception as a content fault, since a thread that throws would end. */
const unchecked = (fault: unknown): CheckResult => ({
  faults: [
    { path: 'content', line: 1, column: 1, field: 'check', message: `could not be done: ${String(fault)}` },
  ],
  notes: [],
})

parentPort?.on('message', async () => parentPort?.postMessage(await check().catch(unchecked)))
