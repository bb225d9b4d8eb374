import { expect, it } from 'vitest'
import { chooseWording, unpairedMark } from './wording.ts'

it.each([
  {
    what: 'within a sentence',
    text: 'You {{#if payment}}pay at the checkout{{else}}send a request{{/if}}.',
    paid: 'You pay at the checkout.',
    requested: 'You send a request.',
  },
  {
    what: 'one wording alone',
    text: 'Order on Monday.{{#if payment}} Pay at once.{{/if}}',
    paid: 'Order on Monday. Pay at once.',
    requested: 'Order on Monday.',
  },
  {
    what: 'twice in a text',
    text: '{{#if payment}}a{{else}}b{{/if}} {{#if payment}}c{{else}}d{{/if}}',
    paid: 'a c',
    requested: 'b d',
  },
  {
    what: 'around lists, each mark in a paragraph of its own',
    text: '<p>{{#if payment}}</p>\n<ol>a</ol>\n<p>{{else}}</p>\n<ol>b</ol>\n<p>{{/if}}</p>\n<p>c</p>',
    paid: '<ol>a</ol>\n<p>c</p>',
    requested: '<ol>b</ol>\n<p>c</p>',
  },
  {
    what: 'at the ends of a paragraph',
    text: '<p>{{#if payment}}a{{else}}b{{/if}}</p>',
    paid: '<p>a</p>',
    requested: '<p>b</p>',
  },
])('chooses a wording $what', ({ text, paid, requested }) => {
  expect([chooseWording(text, true), chooseWording(text, false)]).toEqual([paid, requested])
})

it.each([
  { text: 'a', mark: undefined },
  { text: '{{#if payment}}a{{else}}b{{/if}} {{#if payment}}c{{/if}}', mark: undefined },
  { text: '{{#if payment}}a{{else}}b', mark: '{{#if payment}}' },
  { text: 'a{{else}}b{{/if}}', mark: '{{else}}' },
  { text: 'a{{/if}}', mark: '{{/if}}' },
  { text: '{{#if payment}}a{{else}}b{{else}}c{{/if}}', mark: '{{else}}' },
  { text: '{{#if payment}}a{{#if payment}}b{{/if}}', mark: '{{#if payment}}' },
  { text: '{{#if widgets}}a{{/if}}', mark: '{{#if widgets}}' },
])('finds the misplaced $mark in "$text"', ({ text, mark }) => {
  expect(unpairedMark(text)?.mark).toBe(mark)
})
