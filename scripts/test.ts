/** Runs everything that must hold, in order, and stops at the first step that fails or does not run. */
import { spawn } from 'node:child_process'
import { delimiter, resolve } from 'node:path'
import { ensureChromium } from './chromium.ts'
import { configuredDist, configuredEnv } from './configured-site.ts'
import { fail } from './server/fail.ts'
import { StartError } from './server/start-error.ts'

interface Step {
  readonly name: string
  readonly command: readonly [file: string, ...args: string[]]
  readonly env?: Readonly<Record<string, string>>
}

const steps: readonly Step[] = [
  { name: 'check', command: ['npm', 'run', 'check'] },
  { name: 'build', command: ['npm', 'run', 'build'] },
  {
    name: 'build with all configured',
    command: ['npm', 'run', 'build', '--', '--outDir', configuredDist],
    env: configuredEnv,
  },
  { name: 'unit tests', command: ['vitest', 'run'] },
  { name: 'end-to-end tests', command: ['playwright', 'test'] },
]

try {
  const { PATH: path = '' } = process.env
  const PATH = [resolve('node_modules/.bin'), path].join(delimiter)
  const env = { ...process.env, PATH, CHROMIUM_PATH: ensureChromium() }
  const times: string[] = []
  for (const step of steps) {
    const seconds = await run(step, { ...env, ...step.env })
    times.push(`${step.name} ${seconds.toFixed(1)} s`)
  }
  console.log(`\nAll passed: ${times.join(', ')}`)
} catch (fault) {
  fail(fault)
}

/** Resolves with the seconds it took; a step that ended by a signal or could not start has failed too. */
function run({ name, command: [file, ...args] }: Step, env: NodeJS.ProcessEnv): Promise<number> {
  console.log(`\n── ${name}: ${[file, ...args].join(' ')}`)
  const start = performance.now()
  const elapsed = () => (performance.now() - start) / 1000
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { stdio: 'inherit', env })
    const failed = (reason: string) =>
      reject(new StartError(`Failed: ${name}, ${reason}, after ${elapsed().toFixed(1)} s`))
    child.once('error', fault => failed(`it did not start (${fault.message})`))
    child.once('close', (code, signal) => {
      if (code === 0) resolve(elapsed())
      else failed(signal ? `ended by ${signal}` : `exit code ${code}`)
    })
  })
}
