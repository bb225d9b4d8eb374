import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Runs the check as if on another machine. */
function run(version: string, platform: string, arch: string) {
  const machine = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } })
    Object.defineProperty(process, 'platform', { value: '${platform}' })
    Object.defineProperty(process, 'arch', { value: '${arch}' })
    await import('./scripts/require-node.mjs')`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', machine], {
    encoding: 'utf8',
  })
  return { status, stderr }
}

test.each([
  ['20.20.2', 'darwin', 'arm64'],
  ['22.12.0', 'win32', 'x64'],
  ['18.0.0', 'linux', 'arm64'],
])('refuses Node %s on %s %s and says what to install', (version, platform, arch) => {
  const { status, stderr } = run(version, platform, arch)
  expect(status).toBe(1)
  expect(stderr).toContain(`Perrong needs Node 24 or later, but this is Node ${version}.`)
})

test.each([
  ['24.0.0', 'darwin', 'arm64'],
  ['25.1.0', 'win32', 'x64'],
  // The install brings Node 24.
  ['20.20.2', 'linux', 'x64'],
])('accepts Node %s on %s %s', (version, platform, arch) => {
  expect(run(version, platform, arch)).toEqual({ status: 0, stderr: '' })
})
