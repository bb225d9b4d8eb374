import { expect, test } from 'vitest'
import { trail } from './trail.ts'

const words = (...[context, title, between]: Parameters<typeof trail>) => {
  const { crumbs, current } = trail(context, title, between)
  return [...crumbs.map(({ label }) => label), current]
}

test('uses the navigation’s name for a page, not a title that asks a question', () => {
  expect(words({ page: 'support', locale: 'en' }, 'How can we help?')).toEqual(['Home', 'Support'])
})

test('places a page below its section of the navigation', () => {
  const { crumbs } = trail({ page: 'interrail-mobile-pass', locale: 'sv' }, 'Så använder du Mobile Pass')
  expect(crumbs.at(-1)).toEqual({ label: 'Interrail', href: '/sv/kop-interrail' })
})

test('gives an entry its own title, below its list', () => {
  const list = { label: 'Guider', href: '/sv/reseguider' }
  expect(words({ page: 'guide-detail', locale: 'sv' }, 'Norge med tåg', [list])).toEqual([
    'Start',
    'Guider',
    'Norge med tåg',
  ])
})

test('places a tip below the list of its product, although there are several lists', () => {
  const list = { label: 'Tips', href: '/tips-by-train' }
  expect(words({ page: 'tips-detail', locale: 'en' }, 'When a train is late', [list])).toEqual([
    'Home',
    'Tips',
    'When a train is late',
  ])
})
