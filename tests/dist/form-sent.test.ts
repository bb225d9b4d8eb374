import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { showReference } from '../../functions/form-sent/show-reference.ts'
import { locales } from '../../src/i18n/locales.ts'
import { headersFor, parseHeaders } from '../../src/server/header-rules.ts'
import { forms } from '../../src/shared/forms/registry.ts'
import { builtPages, dist } from './built-pages.ts'

const sentPages = new Set<string>(forms.flatMap(({ sentPage }) => sentPage ?? []))
const answerPages = builtPages.filter(({ page }) => sentPages.has(page))

test('the page that answers a form has a place for its reference', () => {
  expect(answerPages).toHaveLength(sentPages.size * locales.length)
  for (const { html, path } of answerPages) {
    const shown = showReference(html, 'P-2222-2222')
    expect(shown.length - html.length, path).toBe('P-2222-2222'.length - ' hidden'.length)
    expect(shown, path).toContain('<meta name="robots" content="noindex">')
  }
})

test('its headers are found by its path', () => {
  const rules = parseHeaders(readFileSync(`${dist}/_headers`, 'utf8'))
  for (const { path } of answerPages)
    expect(headersFor(rules, path)['content-security-policy'], path).toContain("script-src 'self' 'sha256-")
})
