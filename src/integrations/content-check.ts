/** A thread of the development server: holds the content to its rules each time it is asked, and answers with the faults. */
import { parentPort, workerData } from 'node:worker_threads'
import { checkWithBackend } from '../content-model/backend/backend.ts'
import { showsUnpublished } from '../content-model/published.ts'
import type { Fault } from '../content-model/rules/fault.ts'
import { contentReader } from '../content-model/rules/read-files.ts'
import { readSource } from '../content-model/rules/source-file.ts'

/** What the thread is given at its start: the root folder, and a backend's files by path with their address. */
export interface CheckedContent {
  readonly root: string
  readonly backend: readonly { readonly path: string; readonly text: string; readonly address: string }[]
}

/** What it answers: the faults, in the order of files and lines. */
export type Faults = readonly Fault[]

const { root, backend }: CheckedContent = workerData
const read = contentReader(root)
const fromBackend = {
  files: backend.map(({ path, text }) => readSource(path, text)),
  addresses: new Map(backend.map(({ path, address }) => [path, address])),
}

parentPort?.on('message', async () => {
  const options = { now: new Date(), showsUnpublished: showsUnpublished(true, process.env['CONTEXT']) }
  const { faults } = checkWithBackend(await read(), fromBackend, options)
  parentPort?.postMessage(faults satisfies Faults)
})
