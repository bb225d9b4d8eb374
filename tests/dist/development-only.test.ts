import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dist } from './built-pages.ts'

test('the page of all mails is in no build, and no page links to it', () => {
  const files = globSync('**/*.{html,js,json,xml,txt}', { cwd: dist })
  const rules = ['_redirects', '_headers']
  expect(files.length).toBeGreaterThan(100)
  expect(
    [...files, ...rules].filter(
      file => file.includes('_mails') || readFileSync(join(dist, file), 'utf8').includes('/_mails'),
    ),
  ).toEqual([])
})
