import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { watchRules } from './site-rules.ts'
import { makeTestSite, type TestSite } from './test-site.ts'

let site: TestSite | undefined
afterEach(() => site?.remove())

async function setUp() {
  site = await makeTestSite({ 'dist/_redirects': '/old /new', 'dist/_headers': '/*\n  X-A: b' })
  const { dist } = site
  const read = await watchRules(dist)
  const summary = async () => {
    const { redirects, headers } = await read()
    return [redirects.map(({ to }) => to), headers.map(({ path }) => path)]
  }
  return { dist, read, summary }
}

it('reads the rules again after a build', async () => {
  const { dist, read, summary } = await setUp()
  expect(await summary()).toEqual([['/new'], ['/*']])
  expect(await read()).toBe(await read())
  await writeFile(join(dist, '_redirects'), '/old /newer')
  expect(await summary()).toEqual([['/newer'], ['/*']])
  await rm(join(dist, '_headers'))
  expect(await summary()).toEqual([['/newer'], []])
})

it('keeps the previous rules if the new ones cannot be read, and reports it once', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const { dist, summary } = await setUp()
  await writeFile(join(dist, '_redirects'), '/old nowhere')
  expect(await summary()).toEqual([['/new'], ['/*']])
  expect(await summary()).toEqual([['/new'], ['/*']])
  expect(log.mock.calls).toEqual([['_redirects line 1: has no destination']])
})
