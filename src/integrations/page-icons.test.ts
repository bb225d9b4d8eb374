import { expect, test } from 'vitest'
import { iconShapes } from '../illustrations/icons.ts'
import { drawnIcons } from './page-icons.ts'
import { rewriteMarkup } from './rewrite-markup.ts'

const drawn = (html: string) => rewriteMarkup(html, [drawnIcons])

test('a page contains the drawings of its icons, and names no sheet', () => {
  const html = '<svg><use href="/icons.svg#i-plus"/></svg><svg><use href="#part"/></svg>'
  expect(drawn(html)).toBe(`<svg>${iconShapes('plus')}</svg><svg><use href="#part"/></svg>`)
})

test('an icon that is missing from the sheet stops the build', () => {
  expect(() => drawn('<use href="/icons.svg#i-nothing"/>')).toThrow('nothing')
})
