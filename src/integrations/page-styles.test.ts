import { expect, test } from 'vitest'
import { joinStyles } from './page-styles.ts'

test.each([
  {
    what: 'the sheets of a head become one, in their order, where the last stood',
    html: '<head><style>@layer a, b;</style><title>T</title><style>@layer b{@media (width<9rem){p{--a:">"}}}</style><link></head><p>',
    becomes:
      '<head><title>T</title><style>@layer a, b;@layer b{@media (width<9rem){p{--a:">"}}}</style><link></head><p>',
  },
  {
    what: 'one in the body stays where it is',
    html: '<head><style>a{}</style></head><style>b{}</style>',
    becomes: '<head><style>a{}</style></head><style>b{}</style>',
  },
  { what: 'a head without one stays as it is', html: '<head></head>', becomes: '<head></head>' },
  { what: 'a page without a head stays as it is', html: '<style>a{}</style>', becomes: '<style>a{}</style>' },
])('$what', ({ html, becomes }) => {
  expect(joinStyles(html)).toBe(becomes)
})
