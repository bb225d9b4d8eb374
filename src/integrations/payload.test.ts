import { expect, test } from 'vitest'
import { payloadPath } from '../shared/page-payload.ts'
import { payloadOf } from './payload.ts'
import { readPage } from './read-page.ts'

const page = (...lines: string[]) => ({
  path: '/sv/guide-detail/norge',
  bytes: 1234,
  version: '1a2b3c',
  ...readPage(`<html lang="sv" data-route="guide-detail-sv"><head>${lines.join('')}</head></html>`),
})
const lines = [
  '<meta name="description" content="Fjäll och fjord">',
  '<link rel="alternate" hreflang="en" href="https://perrong.example/guide-detail/norway">',
  '<link rel="alternate" hreflang="sv" href="https://perrong.se/sv/guide-detail/norge">',
  '<link rel="alternate" hreflang="x-default" href="https://perrong.example/guide-detail/norway">',
  '<meta property="og:title" content="Norge">',
  '<link rel="icon" href="/favicon.svg">',
  '<meta property="article:modified_time" content="2026-11-21">',
]

const image = '/social/norge-1.jpg'
const sizes = new Map([['/favicon.svg', 600]])

test('repeats the head, with paths instead of addresses', () => {
  expect(payloadOf(page(...lines), image, sizes)).toEqual({
    kind: 'guide-detail',
    locale: 'sv',
    title: 'Norge',
    description: 'Fjäll och fjord',
    image: '/social/norge-1.jpg',
    updated: '2026-11-21',
    version: '1a2b3c',
    paths: { en: '/guide-detail/norway', sv: '/sv/guide-detail/norge' },
    files: { '/sv/guide-detail/norge': 1234, '/favicon.svg': 600 },
  })
})

test('gives a page without a day none', () => {
  expect(payloadOf(page(...lines.slice(0, -1)), image, sizes).updated).toBeNull()
})

test('refuses a page without a picture, and names both', () => {
  expect(() => payloadOf(page(...lines), undefined, sizes)).toThrow(/\/sv\/guide-detail\/norge .*image: /)
})

test.each([
  ['/', '/_payload.json'],
  ['/sv', '/sv/_payload.json'],
  ['/guide-detail/norway', '/guide-detail/norway/_payload.json'],
])('puts the payload of %s at %s', (path, file) => {
  expect(payloadPath(path)).toBe(file)
})
