import { expect, test } from 'vitest'
import { withLoaded } from './loaded-files.ts'

const loads = new Map([
  ['/form.js', ['/wake.js', '/Form.js']],
  ['/Form.js', ['/react.js', '/form.css']],
  ['/wake.js', ['/form.js', '/react.js']],
  ['/search.js', ['/Search.js']],
])

test.each([
  { what: 'a picture', files: ['/a.svg'], all: ['/a.svg'] },
  { what: 'a script that loads nothing', files: ['/react.js'], all: ['/react.js'] },
  {
    what: 'an island, through scripts that load each other',
    files: ['/a.svg', '/form.js'],
    all: ['/a.svg', '/form.js', '/wake.js', '/Form.js', '/react.js', '/form.css'],
  },
])('names each file of $what once', ({ files, all }) => {
  expect(withLoaded(files, loads)).toEqual(all)
})
