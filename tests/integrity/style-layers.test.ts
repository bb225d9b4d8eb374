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

test('every style of a component is in a layer, so that none overrides all others', () => {
  const files = globSync('src/**/*.{astro,css}').filter(file => !free.test(file.replaceAll('\\', '/')))
  expect(files.length).toBeGreaterThan(50)
  const outside = files.flatMap(file =>
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
