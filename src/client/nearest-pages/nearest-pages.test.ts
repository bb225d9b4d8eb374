import { expect, test } from 'vitest'
import { nearestPaths, wordsOfPath } from './nearest-pages.ts'

const candidates = [
  { path: '/guide-detail/germany', also: ['berlin'] },
  { path: '/guide-detail/italy', also: [] },
  { path: '/guide-detail/norway', also: ['oslo'] },
  { path: '/tips-detail/night-trains-from-sweden', also: ['sleeping car'] },
  { path: '/contact-us', also: ['contact', 'kontakt', 'e-mail'] },
  { path: '/support', also: ['faq', 'help'] },
  { path: '/buy-interrail', also: ['interrail pass'] },
  { path: '/interrail', also: [] },
]

test.each([
  ['/guide-detail/norwey', ['/guide-detail/norway']],
  ['/norway', ['/guide-detail/norway']],
  ['/NORWÄY/', ['/guide-detail/norway']],
  ['/guides/norway.html', ['/guide-detail/norway']],
  ['/kontakt', ['/contact-us']],
  ['/contact', ['/contact-us']],
  ['/faq', ['/support']],
  ['/interail', ['/interrail', '/buy-interrail']],
  ['/night-train', ['/tips-detail/night-trains-from-sweden']],
  ['/fax', []],
  ['/something-else-entirely', []],
  ['/', []],
])('for %s suggests %j', (path, suggested) => {
  expect(nearestPaths(path, candidates, 3)).toEqual(suggested)
})

test.each([
  ['/guide-detail/norwey', 'norwey'],
  ['/sv/nattåg_från-sverige.html', 'nattåg från sverige'],
  ['/<b>x</b>/', 'b'],
  ['/', ''],
])('for %s searches for "%s"', (path, words) => {
  expect(wordsOfPath(path)).toBe(words)
})

test('reads only the beginning of a very long address', () => {
  const path = `/${'trains-night-'.repeat(6)}${'x-'.repeat(20_000)}`
  expect(nearestPaths(path, candidates, 3)).toEqual(['/tips-detail/night-trains-from-sweden'])
})
