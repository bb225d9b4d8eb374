import { expect, test } from 'vitest'
import { readPageHead } from './page-head.ts'

const html = `<!doctype html><html lang="sv" data-route="guide-detail-sv" data-currency="SEK"><head>
<meta name="description" content="Fj&#228;ll &amp; &#34;fjord&#34; &lt;3">
<meta property="og:title" content="Norge">
<link rel="alternate" hreflang="sv" href="https://perrong.example/sv/guide-detail/norge">
<link rel="alternate" hreflang="x-default" href="https://perrong.example/guide-detail/norway">
<link rel="alternate" type="application/atom+xml" href="/sv/feed.xml">
</head><body><meta name="description" content="not the head"></body></html>`

test('reads the row of the page table and the language versions', () => {
  const head = readPageHead(html)
  expect([head.kind, head.locale]).toEqual(['guide-detail', 'sv'])
  expect(head.versions).toEqual({ sv: 'https://perrong.example/sv/guide-detail/norge' })
})

test('gives values as they were written, from the head alone', () => {
  const { meta } = readPageHead(html)
  expect(meta.get('description')).toBe('Fjäll & "fjord" <3')
  expect(meta.get('og:title')).toBe('Norge')
})

test('says nothing of what is not there', () => {
  const head = readPageHead('<html><head></head></html>')
  expect(head).toEqual({ kind: undefined, locale: undefined, meta: new Map(), versions: {} })
})
