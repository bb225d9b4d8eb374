import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { findFunction, loadFunction } from '../../scripts/server/function-route.ts'
import { locales } from '../../src/i18n/locales.ts'
import { href } from '../../src/routing/href.ts'
import { forms } from '../../src/shared/forms/registry.ts'
import { config } from './index.ts'

const answerPages = [...new Set(forms.flatMap(({ sentPage }) => sentPage ?? []))].flatMap(page =>
  locales.map(locale => href(page, locale)),
)

it('handles addresses below the answer page of every form, in every language', () => {
  expect([config.path].flat().toSorted()).toEqual(
    answerPages.map(path => `${path}/:reference(P-[A-Z0-9]+-[A-Z0-9]+)`).toSorted(),
  )
})

it('leaves other addresses below an answer page to the host', async () => {
  const route = await loadFunction({ name: 'form-sent', file: 'functions/form-sent/index.ts' }, async () => ({
    default: () => new Response(),
    config,
  }))
  const isOurs = (path: string) => findFunction([route], 'GET', path) !== undefined
  const [page] = answerPages
  expect(isOurs(`${page}/P-2222-2222`)).toBe(true)
  for (const path of [
    `${page}`,
    `${page}/`,
    `${page}/_payload.json`,
    `${page}/P-2222-2222/more`,
    `${page}/<b>`,
  ])
    expect(isOurs(path), path).toBe(false)
})

it('is bundled with those pages and their headers', () => {
  const [, list = ''] =
    /\[functions\.form-sent\]\s*included_files = (\[[^\]]*\])/.exec(readFileSync('netlify.toml', 'utf8')) ??
    []
  const included: readonly string[] = JSON.parse(list)
  expect(included.toSorted()).toEqual(
    ['dist/_headers', ...answerPages.map(path => `dist${path}.html`)].toSorted(),
  )
})
