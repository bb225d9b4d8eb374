import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { limitsTable } from '../../scripts/limits/limits-table.ts'
import { onPostBuild, onPreBuild } from '../../scripts/netlify/keep-cache/index.js'
import { buildCache } from '../../src/build-cache/build-cache.ts'
import { domainSettings } from '../../src/i18n/locale-config.ts'

const guide = readFileSync('docs/operating.md', 'utf8')
const example = readFileSync('.env.example', 'utf8')
const rows = new Set([...guide.matchAll(/^\| `([\w-]+)`/gm)].map(([, name]) => name))

test('the owner’s guide explains every event of the log', () => {
  const code = globSync('{functions,src/server}/**/*.ts').filter(file => !file.endsWith('.test.ts'))
  const events = code.flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/\blog\(\s*'([a-z-]+)'/g)].map(([, event]) => event),
  )
  expect(events.length).toBeGreaterThan(0)
  expect(events.filter(event => !rows.has(event))).toEqual([])
})

test('the owner’s guide explains every value of the configuration', () => {
  const names = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)
  expect(names.filter(name => !rows.has(name))).toEqual([])
})

test('the example configuration has the host of every language', () => {
  for (const name of domainSettings) expect(example).toMatch(new RegExp(`^${name}=`, 'm'))
})

test('the owner’s guide has the current table of limits (node scripts/limits.ts prints it)', () => {
  expect(guide).toContain(limitsTable())
})

test('the host keeps the caches of a build', async () => {
  const settings = readFileSync('netlify.toml', 'utf8')
  const [, plugin = ''] = /package = "\.\/(.+)"/.exec(settings) ?? []
  expect(existsSync(`${plugin}/manifest.yml`)).toBe(true)
  const kept: Record<string, readonly string[]> = {}
  const note = (what: string) => async (paths: readonly string[]) => {
    kept[what] = paths
    return true
  }
  const utils = { cache: { restore: note('restored'), save: note('saved') } }
  await onPreBuild({ utils })
  await onPostBuild({ utils })
  expect(kept['saved']).toContain(buildCache)
  expect(kept['restored']).toEqual(kept['saved'])
  expect(dirname(buildCache)).toMatch(/^node_modules/)
})
