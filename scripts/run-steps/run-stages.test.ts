import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runStages } from './run-stages.ts'
import type { Step } from './step.ts'

const step = (name: string, code: string, env: Record<string, string> = {}): Step => ({
  name,
  command: [process.execPath, '-e', code],
  env,
})
const says = (name: string, text = name) => step(name, `console.log(${JSON.stringify(text)})`)

/** Runs stages, and returns what was logged, with the fault's message at the end. */
async function run(...stages: Parameters<typeof runStages>[0]) {
  const log: string[] = []
  const end = await runStages(stages, process.env, text => log.push(text)).then(
    times => times.map(time => time.replace(/[\d.]+ s$/, '')).join(),
    (fault: Error) => fault.message.replace(/, after .*/, ''),
  )
  return { log: log.join('\n'), end }
}

test('runs lanes concurrently, and stages one after another', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'perrong-lanes-'))
  // Each of the two ends when it sees the other's file, which would never appear if they ran one after another.
  const meeting = (own: string, other: string) => {
    const file = (name: string) => JSON.stringify(join(folder, name))
    return `
      const { existsSync, writeFileSync } = require('node:fs')
      writeFileSync(${file(own)}, '')
      setInterval(() => existsSync(${file(other)}) && process.exit(), 5)`
  }
  const first = [[step('a', meeting('a', 'b'))], [step('b', meeting('b', 'a'))]]
  const { end } = await run(first, [[says('c')], []])
  expect(end.split(',').sort()).toEqual(['a ', 'b ', 'c '])
  expect(end).toMatch(/c $/)
})

test('a step waits for one of another lane, unless that has failed', async () => {
  const slow = step('slow', "setTimeout(() => console.log('slow has ended'), 200)")
  const { log } = await run([[slow], [{ ...says('next'), after: slow }]])
  expect(log).toMatch(/slow has ended[\s\S]*… next/)
  const bad = step('bad', 'process.exit(3)')
  const never = says('never')
  const { log: after, end } = await run([[bad, never], [{ ...says('next'), after: never }]])
  expect(end).toBe('Failed: bad, exit code 3')
  expect(after).not.toMatch(/never|next/)
})

test('the whole output of concurrent steps is shown, below the name of each', async () => {
  const { log } = await run([[says('one', 'first words')], [says('two', 'other words')]])
  expect(log).toMatch(/── one: .*\nfirst words\n/)
  expect(log).toMatch(/── two: .*\nother words\n/)
})

test('a failure is named, and nothing starts after it', async () => {
  const { log, end } = await run(
    [[step('bad', 'process.exit(3)'), says('next')], [says('beside')]],
    [[says('later')]],
  )
  expect(end).toBe('Failed: bad, exit code 3')
  expect(log).toContain('beside')
  expect(log).not.toMatch(/next|later/)
})

test('what a failed step printed is shown after everything else', async () => {
  const bad = step('bad', "console.log('the reason'); process.exit(1)")
  const slow = step('slow', "setTimeout(() => console.log('slow has ended'), 200)")
  const { log } = await run([[bad], [slow]])
  expect(log).toMatch(/slow has ended[\s\S]*the reason/)
})

test('a command that does not exist, and one that was killed, have failed', async () => {
  expect((await run([[{ name: 'none', command: ['/no/such/command'] }], []])).end).toContain(
    'none, it did not start',
  )
  expect((await run([[step('ended', "process.kill(process.pid, 'SIGTERM')")], []])).end).toBe(
    'Failed: ended, ended by SIGTERM',
  )
})

test('a step gets the common settings, and its own', async () => {
  const { log } = await run([
    [step('env', 'console.log(process.env.OWN, !!process.env.PATH)', { OWN: 'x' })],
    [],
  ])
  expect(log).toContain('x true')
})
