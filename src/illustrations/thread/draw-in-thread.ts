import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Drawings, DrawRequest, DrawResponse } from './drawing-thread.ts'

type Waiting = PromiseWithResolvers<Buffer>

/** Not relative to this file, which is bundled. */
const file = 'src/illustrations/thread/drawing-thread.ts'

/** Far more than it needs; without a limit it would not collect garbage during the build. */
const resourceLimits = { maxOldGenerationSizeMb: 320 }

const waiting = new Map<number, Waiting>()
let thread: Worker | undefined
let count = 0

/**
 * Draws something in a worker thread, while pages are rendered.
 *
 * @throws the error that drawing threw
 */
export function drawInThread<Name extends keyof Drawings>(
  name: Name,
  input: Drawings[Name],
): Promise<Buffer> {
  count += 1
  const request = { id: count, name, input } as DrawRequest
  const answer = Promise.withResolvers<Buffer>()
  waiting.set(count, answer)
  thread ??= start()
  thread.ref()
  thread.postMessage(request)
  return answer.promise
}

function start(): Worker {
  const worker = new Worker(resolve(file), { resourceLimits })
  worker.on('message', (answer: DrawResponse) => {
    const request = waiting.get(answer.id)
    waiting.delete(answer.id)
    // An idle thread does not keep the process alive.
    if (waiting.size === 0) worker.unref()
    if ('fault' in answer) request?.reject(answer.fault)
    else request?.resolve(Buffer.from(answer.bytes))
  })
  worker.on('error', fault => {
    thread = undefined
    for (const request of waiting.values()) request.reject(fault)
    waiting.clear()
  })
  return worker
}
