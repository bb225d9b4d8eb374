import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('a command finishes when nobody reads its output any more', () => {
  const script = `
    import { setTimeout } from 'node:timers/promises'
    import { ignoreClosedPipe } from './scripts/server/ignore-closed-pipe.ts'
    ignoreClosedPipe()
    await setTimeout(300)
    for (const line of ['one', 'two']) {
      console.log(line)
      await setTimeout(50)
    }
    console.error('finished')`
  const { stderr } = spawnSync(
    'sh',
    ['-c', '("$0" --input-type=module --eval "$1"; echo "exit $?" >&2) | true', process.execPath, script],
    { encoding: 'utf8' },
  )
  expect(stderr).toBe('finished\nexit 0\n')
})
