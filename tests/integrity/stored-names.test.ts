import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { locales } from '../../src/i18n/locales.ts'
import { dataCache, pagesCache, savedCache, shellPrefix } from '../../src/shared/offline/caches.ts'
import * as names from '../../src/stores/keys.ts'

const allNames = [...Object.values(names), shellPrefix, pagesCache, savedCache, dataCache]

test.each(locales)('the privacy page in %s lists every name under which something is stored', locale => {
  const page = readFileSync(`content/pages/privacy/${locale}.md`, 'utf8')
  const rows = page.split('\n').filter(line => line.startsWith('| `'))
  const listed = rows.flatMap(row =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(found => found[1]),
  )
  // A name with a suffix, such as a path, is listed with the suffix in braces.
  const missing = allNames.filter(
    name => !listed.some(found => found === name || (/[:-]$/.test(name) && found?.startsWith(`${name}{`))),
  )
  expect(missing).toEqual([])
})

/** Matches code that stores something under a literal name instead of one from `keys.ts`. */
const named =
  /(?:(?:local|session)Storage\.\w+|persistent(?:Atom|Map|JSON)(?:<[^>]*>)?|(?:read|keep|drop)Cookie)\(\s*['"`]|document\.cookie = [`'"]\w/

test('nothing is stored under a name that is not in keys.ts', () => {
  const files = globSync('src/**/*.{ts,tsx,astro}').filter(file => !file.endsWith('.test.ts'))
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter(file => named.test(readFileSync(file, 'utf8')))).toEqual([])
})
