/**
 * Runs all checks and tests, and names the first step that fails.
 *
 * - `quick`: what finds most faults in a minute: one build, no checks of the built HTML or of the types in components, no
 *   unit tests that take longer than five seconds (`*.slow.test.ts`), and only the journeys that are marked `@smoke`.
 * - `engines`: the journeys in Firefox and WebKit, with the builds that they need.
 */
import { delimiter, resolve } from 'node:path'
import { ensureChromium } from './chromium.ts'
import { runStages, type Stage } from './run-steps/run-stages.ts'
import type { Step } from './run-steps/step.ts'
import { exitWithError } from './server/exit-with-error.ts'
import { testBuilds } from './test-builds.ts'

const types: Step = { name: 'types and content', command: ['npm', 'run', 'check:types'] }
const typesIn = (folder: string): Step => ({ name: `types in ${folder}`, command: ['tsc', '-p', folder] })
const code: Step = { name: 'code', command: ['npm', 'run', 'check:code'] }
const build = (name: keyof typeof testBuilds): Step => ({
  name: `build, ${name}`,
  command: ['npm', 'run', 'build', '--', '--outDir', testBuilds[name].dist],
  env: testBuilds[name].env,
})
const last = build('widgets')
const unit: Step = { name: 'unit tests', command: ['vitest', 'run', '--project', 'unit'] }
const dist: Step = {
  name: 'tests of the built pages',
  command: ['vitest', 'run', '--project', 'dist'],
  after: last,
}
const journeys: Step = { name: 'end-to-end tests', command: ['playwright', 'test'] }
const plain = build('plain')
const fast: Step = { name: 'fast unit tests', command: [...unit.command, '--exclude', '**/*.slow.test.ts'] }
const smoke: Step = {
  name: 'smoke journeys',
  command: ['playwright', 'test', '--grep', '@smoke'],
  after: plain,
}

// Type checks and builds use the same folders, so they run one after another. Both lanes take the same time.
const whole: readonly Stage[] = [
  [
    [plain, build('configured'), build('payment'), last, types],
    [unit, code, dist],
  ],
  [[journeys]],
]
const engines: readonly Stage[] = [
  [[plain, build('configured'), last]],
  [
    [
      {
        name: 'journeys in Firefox and WebKit',
        command: ['playwright', 'test', '--config', 'tests/engines'],
      },
    ],
  ],
]
const quick: readonly Stage[] = [
  [[plain, typesIn('.'), typesIn('functions'), typesIn('src/worker')], [fast, code], [smoke]],
]

function stagesOf(mode: string | undefined): readonly Stage[] {
  if (mode === 'quick') return quick
  return mode === 'engines' ? engines : whole
}

try {
  const { PATH: path = '' } = process.env
  const PATH = [resolve('node_modules/.bin'), path].join(delimiter)
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const env = { ...process.env, ...colour, PATH, CHROMIUM_PATH: ensureChromium() }
  const start = performance.now()
  const times = await runStages(stagesOf(process.argv[2]), env)
  const total = (performance.now() - start) / 1000
  console.log(`\nAll passed in ${total.toFixed(1)} s: ${times.join(', ')}`)
} catch (fault) {
  exitWithError(fault)
}
