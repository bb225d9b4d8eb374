import { expect, test } from 'vitest'
import { trail } from './trail.ts'

const words = (...[context, title, between]: Parameters<typeof trail>) => {
  const { crumbs, current } = trail(context, title, between)
  return [...crumbs.map(({ label }) => label), current]
}

test('a page is called what the navigation calls it, not by a title that asks a question', () => {
  expect(words({ page: 'support', locale: 'en' }, 'How can we help?')).toEqual(['Home', 'Support'])
})

test('a page stands under its part of the navigation', () => {
  const { crumbs } = trail({ page: 'interrail-mobile-pass', locale: 'sv' }, 'Så använder du Mobile Pass')
  expect(crumbs.at(-1)).toEqual({ label: 'Interrail', href: '/sv/kop-interrail' })
})

test('one page of many has its own title, under the list that it names', () => {
  const list = { label: 'Guider', href: '/sv/reseguider' }
  expect(words({ page: 'guide-detail', locale: 'sv' }, 'Norge med tåg', [list])).toEqual([
    'Start',
    'Guider',
    'Norge med tåg',
  ])
})

test('a tip stands under the list that it names, though that is one of several', () => {
  const list = { label: 'Tips', href: '/tips-by-train' }
  expect(words({ page: 'tips-detail', locale: 'en' }, 'When a train is late', [list])).toEqual([
    'Home',
    'Tips',
    'When a train is late',
  ])
})
