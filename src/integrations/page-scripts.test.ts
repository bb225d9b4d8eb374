import { createHash } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scriptRule } from './page-scripts.ts'
import { markupRewriter } from './rewrite-markup.ts'

const folder = mkdtempSync(join(tmpdir(), 'page-scripts-'))
writeFileSync(join(folder, 'a.js'), 'go()')
const finish = markupRewriter([scriptRule(folder)])
const hash = `sha256-${createHash('sha256').update('go()').digest('base64')}`
const finished = `<template data-held><script type="module" src="/a.js" integrity="${hash}"></script></template>`

test.each([
  { what: 'a script of ours', html: '<script type="module" src="/a.js"></script>', becomes: finished },
  { what: 'one that is finished', html: finished, becomes: finished },
  { what: 'an inline script', html: '<script>go()</script>', becomes: '<script>go()</script>' },
])('$what', ({ html, becomes }) => {
  expect(finish(html)).toBe(becomes)
})

test('a page that names a script that was not built stops the build', () => {
  expect(() => finish('<script type="module" src="/b.js"></script>')).toThrow('b.js')
})
