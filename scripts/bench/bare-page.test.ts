import { expect, test } from 'vitest'
import { barePage } from './bare-page.ts'

test('leaves out scripts, pictures and fonts, and keeps words, links, styles and fonts that need no file', () => {
  const kept = `<style>@font-face{font-family:"A fallback";src:local("Arial");}p{color:red}</style><a href="/b">Text</a>`
  const html = `<link rel="preload" href="/a.woff2" as="font" crossorigin><link href="/favicon.svg" rel="icon">
    <style>@font-face{font-family:"A";src:url("/a.woff2") format("woff2");}</style>
    <script type="module">if (1 < 2) {\n  go("<p>")\n}</script><script type="application/ld+json">{"name":"<b>"}</script>
    <img class="a" src="/a.svg" alt="Harbour"><picture><source srcset="/a.webp"><img src="/a.jpg" alt=""></picture>
    <svg class="map" viewBox="0 0 9 9">\n<text>Oslo</text></svg><video poster="/a.jpg"><source src="/a.mp4"></video>${kept}`
  expect(barePage(html).replace(/\s*\n\s*/g, '')).toBe(`<style></style>${kept}`)
})
