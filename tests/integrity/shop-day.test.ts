import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('a page does not use the host’s clock for the day, since it is cached by the shop’s day', () => {
  const files = globSync('src/{components,content-model,layouts,views}/**/*.{astro,ts}')
  expect(files.length).toBeGreaterThan(0)
  const hosts = /isoDay\(new Date\(\)\)|new Date\(\)\.(?:get|to)(?!Time)/
  expect(files.filter(file => hosts.test(readFileSync(file, 'utf8')))).toEqual([])
})
