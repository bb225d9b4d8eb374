import { expect, test } from 'vitest'
import { iconShapes } from '../illustrations/icons.ts'
import { iconRule } from './page-icons.ts'
import { markupRewriter } from './rewrite-markup.ts'

const draw = markupRewriter([iconRule])

test('a page contains the drawings of its icons, and names no sheet', () => {
  const html = '<svg><use href="/icons.svg#i-plus"/></svg><svg><use href="#part"/></svg>'
  expect(draw(html)).toBe(`<svg>${iconShapes('plus')}</svg><svg><use href="#part"/></svg>`)
})

test('an icon that is missing from the sheet stops the build', () => {
  expect(() => draw('<use href="/icons.svg#i-nothing"/>')).toThrow('nothing')
})
