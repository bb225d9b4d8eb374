import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Answer, Asked, Drawings } from './thread.ts'

type Waiting = PromiseWithResolvers<Buffer>

/** Not beside this file: a built page is another. */
const file = 'src/illustrations/thread/thread.ts'

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
export function drawApart<Name extends keyof Drawings>(name: Name, input: Drawings[Name]): Promise<Buffer> {
  count += 1
  const asked = { id: count, name, input } as Asked
  const answer = Promise.withResolvers<Buffer>()
  waiting.set(count, answer)
  thread ??= start()
  thread.ref()
  thread.postMessage(asked)
  return answer.promise
}

function start(): Worker {
  const worker = new Worker(resolve(file), { resourceLimits })
  worker.on('message', (answer: Answer) => {
    const asked = waiting.get(answer.id)
    waiting.delete(answer.id)
    // It holds no program open that waits for nothing of it.
    if (waiting.size === 0) worker.unref()
    if ('fault' in answer) asked?.reject(answer.fault)
    else asked?.resolve(Buffer.from(answer.bytes))
  })
  worker.on('error', fault => {
    thread = undefined
    for (const asked of waiting.values()) asked.reject(fault)
    waiting.clear()
  })
  return worker
}
