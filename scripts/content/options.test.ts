import { expect, test } from 'vitest'
import { assertNamesExist, nameOf } from './options.ts'

const files = [{ path: 'content/guides/sweden/sv.md' }, { path: 'content/site.yaml' }]

test.each(['guides', 'guides/sweden', 'content/guides/sweden/sv.md', 'site'])('%s names something', name => {
  expect(() => assertNamesExist([nameOf(name)], files)).not.toThrow()
})

test.each(['guides/swede', 'guides/sweden/da', 'sit'])('%s names nothing, and is reported', name => {
  expect(() => assertNamesExist(['guides', name], files)).toThrow(`There is no ${name} in content/`)
})
