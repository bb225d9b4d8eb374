import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Drawings, DrawRequest, DrawResponse } from './drawing-thread.ts'

type Waiting = PromiseWithResolvers<Buffer>

/** Not beside this file: a built page is another. */
const file = 'src/illustrations/thread/drawing-thread.ts'

/** Far more than it needs: with as much as there is, it would not clear up before the build has ended. */
const resourceLimits = { maxOldGenerationSizeMb: 320 }

const waiting = new Map<number, Waiting>()
let thread: Worker | undefined
let count = 0

/**
 * Has something drawn by a thread of its own, while pages are rendered.
 *
 * @throws what drawing it threw
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
    // It holds no program open that waits for nothing of it.
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
