import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dist } from './built-pages.ts'

test('React is wrapped in functions that the browser reads while the file arrives', () => {
  const folder = join(dist, '_astro')
  const files = readdirSync(folder).filter(file => file.endsWith('.js'))
  const react = files
    .map(file => readFileSync(join(folder, file), 'utf8'))
    .filter(code => code.includes('__reactContainer$'))
  const wrappers = react.map(code => code.match(/[\s,]\w+=\w+\(\((function\(|\w+=>|\(\w+,\w+\)=>)/g) ?? [])
  expect(wrappers).toHaveLength(1)
  expect(wrappers.flat().length).toBeGreaterThan(0)
  expect(wrappers.flat().filter(wrapper => wrapper.includes('=>'))).toEqual([])
})
