import { expect, test } from 'vitest'
import { inlineByAddress } from './page-policies.ts'

const page = (path: string, kind: string | undefined, script: string, style: string) => ({
  path,
  kind,
  scriptHashes: [script, 'every-page'],
  styleHashes: [style],
})

const addresses = inlineByAddress([
  page('/', 'home', 'home-script', 'home-style'),
  page('/tips-by-interrail', 'tips', 'tips-script', 'list-style'),
  page('/sv/guide-detail/sverige', 'guide-detail', 'map-script', 'guide-style'),
  page('/sv/guide-detail/norge', 'guide-detail', 'route-script', 'guide-style'),
  page('/sv/404', 'not-found', 'every-page', 'missing-style'),
  page('/somewhere', undefined, 'own-script', 'own-style'),
])

test('a page’s policy lists its own hashes, once and in order', () => {
  expect(addresses.get('/')).toEqual({
    scriptHashes: ['every-page', 'home-script'],
    styleHashes: ['home-style'],
  })
})

test('entries of a kind share the policy of their folder, which also allows the 404 page that may be served there', () => {
  expect(addresses.get('/sv/guide-detail/*')).toEqual({
    scriptHashes: ['every-page', 'map-script', 'route-script'],
    styleHashes: ['guide-style', 'missing-style'],
  })
})

test('a list shares the policy of the entries below its address', () => {
  const both = inlineByAddress([
    page('/by-train', 'by-train', 'list-script', 'list-style'),
    page('/by-train/oslo-berlin', 'city-pair', 'pair-script', 'pair-style'),
  ])
  expect(both.get('/by-train')).toEqual(both.get('/by-train/*'))
  expect(both.get('/by-train')?.scriptHashes).toEqual(['every-page', 'list-script', 'pair-script'])
})

test('only entries share a policy', () => {
  expect([...addresses.keys()]).toEqual([
    '/',
    '/tips-by-interrail',
    '/sv/guide-detail/*',
    '/sv/404',
    '/somewhere',
  ])
})
