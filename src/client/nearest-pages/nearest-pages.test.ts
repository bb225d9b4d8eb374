import { expect, test } from 'vitest'
import { distance, nearest } from './nearest-pages.ts'

test.each([
  ['', '', 0],
  ['abc', 'abc', 0],
  ['abc', 'acb', 2],
  ['kitten', 'sitting', 3],
  ['', 'abc', 3],
])('from "%s" to "%s" it is %i', (one, other, steps) => {
  expect(distance(one, other)).toBe(steps)
  expect(distance(other, one)).toBe(steps)
})

const paths = [
  '/sv/om-oss',
  '/sv/kontakta-oss',
  '/sv/guide-detail/sverige',
  '/sv/guide-detail/norge',
  '/sv/taxi',
]

test.each([
  ['/sv/om-os', ['/sv/om-oss']],
  ['/sv/guide-detail/sverge', ['/sv/guide-detail/sverige', '/sv/guide-detail/norge']],
  ['/sv/KONTÅKTA-oss', ['/sv/kontakta-oss']],
  ['/sv/something-else-entirely', []],
])('for %s suggests %j', (path, suggested) => {
  expect(nearest(path, paths, 2)).toEqual(suggested)
})
