import { expect, test } from 'vitest'
import { localeVersions, readPage } from './read-page.ts'

const html = `<!doctype html><html lang="sv" data-route="guide-detail-sv" data-currency="SEK"><head>
<meta name="description" content="Fj&#228;ll &amp; &#34;fjord&#34; &lt;3">
<meta property="og:title" content="Norge">
<link rel="canonical" href="https://perrong.example/sv/guide-detail/norge">
<link rel="alternate" hreflang="sv" href="https://perrong.example/sv/guide-detail/norge">
<link rel="alternate" hreflang="x-default" href="https://perrong.example/guide-detail/norway">
<link rel="alternate" type="application/atom+xml" href="/sv/feed.xml">
<link rel="preload" as="font" href="/_astro/text.woff2" crossorigin>
<style>@font-face{src:url("/_astro/text.woff2")} a{background:url(/pictures/line.svg)}</style>
<script>alert(1)</script><script type="module" src="/_astro/a.js"></script>
<script type="application/ld+json">{}</script></head>
<body><meta name="description" content="not the head"><a href="/sv/taxi">Taxi</a><script>alert(2)</script>
<img src="/pictures/norway.svg" srcset="/pictures/small.jpg 1x, /pictures/large.jpg 2x"><img src="https://elsewhere.example/a.png">
<svg><use href="#part"/></svg><svg><use href="/icons.svg#i-train"/></svg>
<a download="kart.pdf" href="/pdf/map-sv.pdf">PDF</a> <a download="map.pdf" href="/pdf/map-en.pdf" hreflang="en">English</a></body></html>`

test('reads the row of the page table and the language versions', () => {
  const page = readPage(html)
  expect([page.kind, page.locale]).toEqual(['guide-detail', 'sv'])
  expect(page.canonical).toBe('https://perrong.example/sv/guide-detail/norge')
  expect(page.versions['x-default']).toBe('https://perrong.example/guide-detail/norway')
  expect(localeVersions(page)).toEqual({ sv: 'https://perrong.example/sv/guide-detail/norge' })
})

test('returns values as written, and only those of the head', () => {
  const { meta } = readPage(html)
  expect(meta.get('description')).toBe('Fjäll & "fjord" <3')
  expect(meta.get('og:title')).toBe('Norge')
})

test('lists each file of ours that belongs to the page once, with its own downloads, and no page that it links to', () => {
  expect(readPage(html).assets.toSorted()).toEqual([
    '/_astro/a.js',
    '/_astro/text.woff2',
    '/icons.svg',
    '/pdf/map-sv.pdf',
    '/pictures/large.jpg',
    '/pictures/line.svg',
    '/pictures/norway.svg',
    '/pictures/small.jpg',
  ])
})

test('hashes inline scripts and styles, not files and data blocks', () => {
  const { scriptHashes, styleHashes } = readPage(html)
  expect(scriptHashes).toHaveLength(2)
  expect(scriptHashes[0]).toBe('sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=')
  expect(styleHashes).toHaveLength(1)
})

test('hashes a script as the browser does, whatever it contains', () => {
  const hash = (script: string) => readPage(`<script>${script}</script>`).scriptHashes
  expect(hash('if (a < b && c) d("<p>&amp;")')).not.toEqual(hash('if (a < b && c) d("<p>&")'))
  expect(hash('alert(1)')).not.toEqual(hash('alert(2)'))
})

test('reads tags whatever their attributes contain, and none within a script', () => {
  const { meta, assets } = readPage(
    '<html><head><meta content="Lund > Malmö, <b>" name="description"></head><body>' +
      '<script>const picture = \'<img src="/in-script.svg">\'</script>' +
      '<div class="a" title="2 > 1" data-fetches="/network/network.json"><p data-note="no download"></p></div></body></html>',
  )
  expect(meta.get('description')).toBe('Lund > Malmö, <b>')
  expect(assets).toEqual(['/network/network.json'])
})

test('omits what a page does not have', () => {
  const { kind, locale, meta, versions, assets } = readPage('<html><head></head></html>')
  expect({ kind, locale, meta: [...meta], versions, assets }).toEqual({
    kind: undefined,
    locale: undefined,
    meta: [],
    versions: {},
    assets: [],
  })
})
