/** Runs everything that must hold, in order, and stops at the first step that fails or does not run. */
import { spawn } from 'node:child_process'
import { delimiter, resolve } from 'node:path'
import { ensureChromium } from './chromium.ts'
import { fail } from './server/fail.ts'
import { StartError } from './server/start-error.ts'

const steps: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['check', 'npm', 'run', 'check'],
  ['build', 'npm', 'run', 'build'],
  ['unit tests', 'vitest', 'run'],
  ['end-to-end tests', 'playwright', 'test'],
]

try {
  const { PATH: path = '' } = process.env
  const PATH = [resolve('node_modules/.bin'), path].join(delimiter)
  const env = { ...process.env, PATH, CHROMIUM_PATH: ensureChromium() }
  const times: string[] = []
  for (const step of steps) {
    const seconds = await run(step, env)
    times.push(`${step[0]} ${seconds.toFixed(1)} s`)
  }
  console.log(`\nAll passed: ${times.join(', ')}`)
} catch (fault) {
  fail(fault)
}

/** Resolves with the seconds it took; a step that ended by a signal or could not start has failed too. */
function run([name, command, ...args]: (typeof steps)[number], env: NodeJS.ProcessEnv): Promise<number> {
  console.log(`\n── ${name}: ${[command, ...args].join(' ')}`)
  const start = performance.now()
  const elapsed = () => (performance.now() - start) / 1000
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env })
    const failed = (reason: string) =>
      reject(new StartError(`Failed: ${name}, ${reason}, after ${elapsed().toFixed(1)} s`))
    child.once('error', fault => failed(`it did not start (${fault.message})`))
    child.once('close', (code, signal) => {
      if (code === 0) resolve(elapsed())
      else failed(signal ? `ended by ${signal}` : `exit code ${code}`)
    })
  })
}
