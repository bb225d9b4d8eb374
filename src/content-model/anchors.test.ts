import { expect, test } from 'vitest'
import { cleanAnchors, replaceAnchors, withAnchors } from './anchors.ts'

const heading = (slug: string, text: string) => ({ depth: 2, slug, text })
const headings = [
  heading('the-idea', 'The idea'),
  heading('the-countries-countries', 'The {{countries}} countries'),
  heading('de-countries-länderna', 'De {{ countries }} länderna'),
]

test('leaves figures out of an anchor', () => {
  expect([...cleanAnchors(headings)]).toEqual([
    ['the-countries-countries', 'the-countries'],
    ['de-countries-länderna', 'de-länderna'],
  ])
  expect(withAnchors(headings, cleanAnchors(headings)).map(({ slug }) => slug)).toEqual([
    'the-idea',
    'the-countries',
    'de-länderna',
  ])
})

test('keeps an anchor that would otherwise equal another heading’s, or be empty', () => {
  expect(
    cleanAnchors([heading('a', 'A'), heading('a-days', 'A {{days}}'), heading('days', '{{days}}')]).size,
  ).toBe(0)
})

test('changes the heading and the links to it', () => {
  const html =
    '<h2 id="the-countries-countries">x</h2><a href="#the-countries-countries">y</a><a href="#the-idea">'
  expect(replaceAnchors(html, cleanAnchors(headings))).toBe(
    '<h2 id="the-countries">x</h2><a href="#the-countries">y</a><a href="#the-idea">',
  )
})
