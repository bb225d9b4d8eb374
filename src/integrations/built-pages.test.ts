import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isCopied } from './built-pages.ts'

test('HTML that was copied from public/ is not a page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'public-'))
  writeFileSync(join(folder, 'google1234.html'), 'google-site-verification: google1234.html')
  const files = ['about-us.html', 'google1234.html', 'sv/google1234.html']
  expect(files.filter(file => !isCopied(file, folder))).toEqual(['about-us.html', 'sv/google1234.html'])
})
