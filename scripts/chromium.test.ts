import { chmod, mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { ensureChromium, findChromium } from './chromium.ts'

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chromium-'))
  for (const name of ['chromium-browser', 'google-chrome', 'chromium']) {
    await writeFile(join(folder, name), 'exit 1')
    if (name !== 'chromium') await chmod(join(folder, name), 0o755)
  }
})

describe('findChromium', () => {
  it('prefers the named one to those on the path', () => {
    expect(findChromium({ CHROMIUM_PATH: '/named', PATH: folder })).toBe('/named')
  })

  it('takes the first on the path that can be run', () => {
    const PATH = ['', '/none', folder].join(delimiter)
    expect(findChromium({ PATH })).toBe(join(folder, 'chromium-browser'))
  })

  it('prefers the headless shell to a browser with windows, wherever it is on the path', async () => {
    const shell = join(folder, 'later')
    await mkdir(shell)
    await writeFile(join(shell, 'chromium-headless-shell'), 'exit 1', { mode: 0o755 })
    const PATH = [folder, shell].join(delimiter)
    expect(findChromium({ PATH })).toBe(join(shell, 'chromium-headless-shell'))
  })
})

describe('ensureChromium', () => {
  it('reports in one line that a named one does not run', () => {
    const before = process.env
    process.env = { ...before, CHROMIUM_PATH: '/none/chromium' }
    try {
      expect(ensureChromium).toThrow('Chromium at /none/chromium does not run')
    } finally {
      process.env = before
    }
  })
})
