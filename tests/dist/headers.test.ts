import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { headersFor, parseHeaders } from '../../src/server/header-rules.ts'
import { dist } from './built-pages.ts'

const rules = parseHeaders(readFileSync(join(dist, '_headers'), 'utf8'))
const cacheOf = (path: string) => headersFor(rules, path)['cache-control'] ?? ''

const folders = readdirSync(dist, { withFileTypes: true, recursive: true })
  .filter(entry => entry.isDirectory())
  .map(({ parentPath, name }) => `${join(parentPath, name).slice(dist.length)}/`)

// The host applies a path's headers to its 404 as well, so a file that was missed once would stay missing.
test('a 404 is nowhere cached permanently', () => {
  const endings = ['.B1b2c3d4.js', '-5c9cb8bd1d.svg', '-5c9cb8bd1d.pdf', '-5c9cb8bd1d.jpg', '']
  const missing = ['/', ...folders].flatMap(folder => endings.map(ending => `${folder}gone${ending}`))
  expect(missing.filter(path => /immutable|max-age=[1-9]\d{5}/.test(cacheOf(path)))).toEqual([])
})

test.each(['_astro/**/*.*', 'pdf/*.*'])('every file of %s is cached permanently', pattern => {
  const files = globSync(pattern, { cwd: dist })
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter(file => !cacheOf(`/${file}`).includes('immutable'))).toEqual([])
})

test.each(['pictures', 'social'])('every file of %s is cached for a day', folder => {
  expect(new Set(readdirSync(join(dist, folder)).map(file => cacheOf(`/${folder}/${file}`)))).toEqual(
    new Set(['public, max-age=86400']),
  )
})
