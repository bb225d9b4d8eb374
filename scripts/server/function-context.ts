import { randomUUID } from 'node:crypto'
import type { FunctionContext } from './function-route.ts'

/** Makes the context of a function call. */
export function functionContext(
  name: string,
  siteUrl: string,
  { ip = '', params = {} }: Partial<Pick<FunctionContext, 'ip' | 'params'>> = {},
): FunctionContext {
  return {
    ip,
    requestId: randomUUID(),
    params,
    site: { url: siteUrl },
    deploy: { context: 'dev' },
    waitUntil: work => void work.catch(fault => reportFault(name, fault)),
  }
}

/** Reports in the terminal only that a function failed. */
export function reportFault(name: string, fault: unknown): void {
  console.error(`The function "${name}" failed:`, fault)
}
