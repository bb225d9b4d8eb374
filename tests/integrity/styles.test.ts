import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * Style sheets without a layer on purpose: a reader's own settings override everything, and a drawing's classes are
 * used in files and films without layers.
 */
const free = /^src\/(?:styles\/(?:site|media)\.css|illustrations\/.*\.css)$/

const layer = /@layer [a-z]+ \{/y
const space = /\s+|\/\*[\s\S]*?\*\//y

/** The first line of a style sheet that is outside a layer; `undefined` if all is in one. */
function outsideLayer(css: string): string | undefined {
  for (let at = 0; at < css.length; ) {
    space.lastIndex = layer.lastIndex = at
    if (space.test(css)) at = space.lastIndex
    else if (layer.test(css)) at = endOfBlock(css, layer.lastIndex)
    else return css.slice(at).split('\n')[0]
  }
  return undefined
}

/** The position after the brace that closes a block, given the position of its content. */
function endOfBlock(css: string, start: number): number {
  let depth = 1
  let at = start
  for (; at < css.length && depth > 0; at++) depth += css[at] === '{' ? 1 : css[at] === '}' ? -1 : 0
  return at
}

const styles = (file: string): string[] => {
  const text = readFileSync(file, 'utf8')
  if (file.endsWith('.css')) return [text]
  return [...text.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css)
}

const files = globSync('src/**/*.{astro,css}')

test('every style of a component is in a layer, so that none overrides all others', () => {
  const components = files.filter(file => !free.test(file.replaceAll('\\', '/')))
  expect(components.length).toBeGreaterThan(50)
  const outside = components.flatMap(file =>
    styles(file).flatMap(css => {
      const line = outsideLayer(css)
      return line === undefined ? [] : [`${file}: ${line}`]
    }),
  )
  expect(outside).toEqual([])
})

test.each([
  ['.a { color: red }', '.a { color: red }'],
  ['/* why */ @layer pages {\n .a { color: red }\n}\n.b { & c {} }', '.b { & c {} }'],
  ['@media print { @layer pages {} }', '@media print { @layer pages {} }'],
  ['@layer pages { .a { & b {} } } @layer pages { }', undefined],
])('finds outside a layer, in %j: %j', (css, line) => {
  expect(outsideLayer(css)).toBe(line)
})

/** Browsers match such a selector again after every change in the page. A child of the root is found without a search. */
const searchesPage = /(?:^|[\s,])(?::root|html)(?![\w-])[^\s{},]*:has\((?!\s*>)[^{]*/m

test('no style makes browsers search the whole page after each change', () => {
  const found = files.flatMap(file =>
    styles(file).flatMap(css => searchesPage.exec(css)?.map(selector => `${file}: ${selector}`) ?? []),
  )
  expect(found).toEqual([])
})

test.each([
  ['  :root:has(.planner[data-begun]) {', true],
  ['html:not([data-a]):has(.b) .c {', true],
  [':root:has(> body > .consent) {', false],
  [':root[data-begun] .a:has(.b) {', false],
  ['.html:has(.b) {', false],
])('a selector that searches the whole page, %j: %j', (css, searches) => {
  expect(searchesPage.test(css)).toBe(searches)
})
