import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copySite, type SiteCopy } from '../../scripts/site-copy.ts'

let site: SiteCopy
beforeAll(async () => {
  site = await copySite('faults')
})
afterAll(() => site.remove())

/** Runs a script of the site and returns its exit code and output. */
async function run(script: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, script, {
    cwd: site.folder,
    env: { PATH, HOME, NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1', ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      output += chunk
    })
  const code = await new Promise(done => child.once('close', done))
  return { code, output }
}

const build = ['node_modules/astro/bin/astro.mjs', 'build']

// Faults and their messages are tested with the rules: `content-model/rules` and `integrations/configuration`.
test('an invalid configuration value stops the build, and says what is allowed', {
  timeout: 120_000,
}, async () => {
  const { code, output } = await run(build, { PUBLIC_GTM_ID: 'UA-1' })
  expect(code).not.toBe(0)
  expect(output).toContain(
    'PUBLIC_GTM_ID="UA-1": is not a valid GTM-ID, which is GTM- followed by capital letters or digits',
  )
  expect(output.trimEnd().split('\n').at(-1)).toMatch(
    /^Wrong configuration, nothing was built: PUBLIC_GTM_ID=/,
  )
})

test('a content backend that does not respond stops the build, which ends by naming it', {
  timeout: 120_000,
}, async () => {
  const { code, output } = await run(build, { CONTENT_BASE_URL: 'http://127.0.0.1:9/' })
  expect(code).not.toBe(0)
  expect(output.trimEnd().split('\n').at(-1)).toMatch(
    /^CONTENT_BASE_URL, nothing was built: http:\/\/127\.0\.0\.1:9\//,
  )
})

test.each([
  { what: 'the build', script: build, isLast: true },
  { what: '`npm run content`', script: ['scripts/content.ts'], isLast: false },
])('faults in two files stop $what, each with its line', { timeout: 120_000 }, async ({ script, isLast }) => {
  const faults = [
    {
      file: 'content/guides/sweden/guide.yaml',
      from: /^currency: .*$/m,
      to: 'currency: SKR',
      says: ':2:11  currency: ',
    },
    { file: 'content/guides/norway/sv.md', from: /^title: .*\n/m, to: '', says: ':2:1  title: is missing' },
  ]
  const before = await Promise.all(faults.map(({ file }) => readFile(join(site.folder, file), 'utf8')))
  try {
    for (const [index, { file, from, to }] of faults.entries())
      await writeFile(join(site.folder, file), before[index]?.replace(from, to) ?? '')
    const { code, output } = await run(script)
    expect(code).not.toBe(0)
    for (const { file, says } of faults) expect(output).toContain(`${file}${says}`)
    // The host's log is long: the faults are its last lines.
    const last = output.trimEnd().split('\n').slice(-2).join('\n')
    if (isLast) for (const { file, says } of faults) expect(last).toContain(`${file}${says}`)
  } finally {
    for (const [index, { file }] of faults.entries())
      await writeFile(join(site.folder, file), before[index] ?? '')
  }
})
