import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { expect, test } from 'vitest'
import { testArgs } from './playwright-chromium.ts'

const flag = '--disable-features='
const features = (args: readonly string[]) =>
  args.filter(arg => arg.startsWith(flag)).flatMap(arg => arg.slice(flag.length).split(','))

test('the features that Playwright disables stay disabled in the tests’ Chromium', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'perrong-chromium-'))
  const executablePath = join(folder, 'chromium')
  await writeFile(executablePath, `#!/bin/sh\nprintf '%s\\n' "$@" > '${folder}/args'\nexit 1\n`, {
    mode: 0o755,
  })
  await expect(chromium.launch({ executablePath })).rejects.toThrow()
  const own = features((await readFile(join(folder, 'args'), 'utf8')).split('\n'))
  expect(own.length).toBeGreaterThan(0)
  expect(features(testArgs)).toEqual(expect.arrayContaining(own))
})
