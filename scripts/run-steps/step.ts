import { type StdioOptions, spawn } from 'node:child_process'
import { StartError } from '../server/start-error.ts'

/** A command that must succeed. */
export interface Step {
  readonly name: string
  readonly command: readonly [file: string, ...args: string[]]
  readonly env?: Readonly<Record<string, string>>
  /** A step of another lane of its stage that must have ended before. */
  readonly after?: Step
}

/**
 * Runs a step. One that was ended by a signal or could not start has failed too.
 *
 * @param env its environment, to which the step's own is added
 * @param show receives its complete output, and whether it succeeded; without it, the output goes to our own
 * @returns the seconds it took
 * @throws StartError with its name and the reason
 */
export function runStep(
  { name, command: [file, ...args], env: own }: Step,
  env: NodeJS.ProcessEnv,
  show?: (output: string, succeeded: boolean) => void,
): Promise<number> {
  const start = performance.now()
  const elapsed = () => (performance.now() - start) / 1000
  return new Promise((resolve, reject) => {
    const stdio: StdioOptions = show ? ['ignore', 'pipe', 'pipe'] : 'inherit'
    const child = spawn(file, args, { stdio, env: { ...env, ...own } })
    const output: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => output.push(chunk))
    const failed = (reason: string) =>
      reject(new StartError(`Failed: ${name}, ${reason}, after ${elapsed().toFixed(1)} s`))
    child.once('error', fault => failed(`it did not start (${fault.message})`))
    child.once('close', (code, signal) => {
      show?.(Buffer.concat(output).toString(), code === 0)
      if (code === 0) resolve(elapsed())
      else failed(signal ? `ended by ${signal}` : `exit code ${code}`)
    })
  })
}
