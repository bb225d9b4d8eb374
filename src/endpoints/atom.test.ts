import { expect, test } from 'vitest'
import { atomFeed, type Feed, type FeedEntry } from './atom.ts'

const entry: FeedEntry = {
  key: 'guides/norway/sv',
  url: 'https://perrong.example/sv/guide-detail/norge',
  title: 'Norge',
  summary: 'Fjäll & fjord',
  category: { term: 'guides', label: 'Guide' },
  published: new Date('2026-09-01'),
  updated: new Date('2026-10-01'),
}
const feed: Feed = {
  key: 'feed/sv',
  language: 'sv',
  title: 'Guider',
  subtitle: 'Nya guider',
  author: 'Perrong',
  self: 'https://perrong.example/sv/feed.xml',
  url: 'https://perrong.example/sv',
  entries: [entry],
}
const all = (xml: string, element: string) =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(found => found[1])

test('puts the latest change first, and dates the feed by it', () => {
  const newer = { ...entry, key: 'routes/fjords/sv', title: 'Fjordar', updated: new Date('2026-11-21') }
  const xml = atomFeed({ ...feed, entries: [entry, newer] })
  expect(all(xml, 'title')).toEqual(['Guider', 'Fjordar', 'Norge'])
  expect(all(xml, 'updated')[0]).toBe('2026-11-21T00:00:00.000Z')
})

test('keeps an entry’s id when its slug, host and title change', () => {
  const moved = { ...entry, url: 'https://perrong.se/sv/guide-detail/norge-med-tag', title: 'Norge med tåg' }
  const [, id] = all(atomFeed(feed), 'id')
  expect(all(atomFeed({ ...feed, entries: [moved] }), 'id')[1]).toBe(id)
  expect(id).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test.each([
  ['<script>alert("1")</script>', '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;'],
  ['A & B', 'A &amp; B'],
  ['a\u0000b\u001bc', 'abc'],
])('writes the title %j so that it cannot break the XML', (title, written) => {
  expect(atomFeed({ ...feed, entries: [{ ...entry, title }] })).toContain(`<title>${written}</title>`)
})
