import { expect, test } from 'vitest'
import { readPage } from '../../src/integrations/read-page.ts'
import { allowBareStyles, barePage } from './bare-page.ts'

test.each([
  ['a script', '<script type="module" src="/a.js"></script>'],
  ['a script of many lines', '<script>if (1 < 2) {\n  go("<p>")\n}</script>'],
  ['data for machines', '<script type="application/ld+json">{"name":"<b>"}</script>'],
  ['a picture', '<img class="a" src="/a.svg" alt="Harbour">'],
  ['a picture in sizes', '<picture><source srcset="/a.webp"><img src="/a.jpg" alt=""></picture>'],
  ['a drawing', '<svg class="map" viewBox="0 0 9 9">\n<text>Oslo</text></svg>'],
  ['a film', '<video poster="/a.jpg"><source src="/a.mp4"></video>'],
  ['a preload', '<link rel="preload" href="/a.woff2" as="font" crossorigin>'],
  ['an icon', '<link href="/favicon.svg" rel="icon">'],
])('leaves out %s', (_, html) => {
  expect(barePage(`<p>One</p>${html}<p>Two</p>`)).toBe('<p>One</p><p>Two</p>')
})

test('keeps words, links and styles, and fonts that need no file', () => {
  const kept =
    '<style>@font-face{font-family:"A fallback";src:local("Arial");}p{color:red}</style><a href="/b">Text</a>'
  expect(barePage(kept)).toBe(kept)
  expect(
    barePage(`<style>@font-face{font-family:"A";src:url("/a.woff2") format("woff2");}</style>${kept}`),
  ).toBe(`<style></style>${kept}`)
})

test('a bare page is served with a policy that allows its styles', () => {
  const font = '@font-face{font-family:"A";src:url("/a.woff2")}'
  const html = `<style>@layer a, b;</style><style>${font}p{color:red}</style>`
  const bare = barePage(html)
  const [layers, sheet] = readPage(html).styleHashes
  const headers = `/a\n  Content-Security-Policy: style-src '${layers}' '${sheet}'`
  expect(allowBareStyles(headers, [{ html, bare }])).toBe(
    `/a\n  Content-Security-Policy: style-src ${readPage(bare)
      .styleHashes.map(hash => `'${hash}'`)
      .join(' ')}`,
  )
  expect(readPage(bare).styleHashes).not.toContain(sheet)
})
