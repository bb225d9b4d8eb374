import { expect, it } from 'vitest'
import { markupRewriter } from './rewrite-markup.ts'

const rewrite = markupRewriter([
  { pattern: /<b>/, rewrite: () => '<i>' },
  { pattern: /<i\b[^<>]*>/, rewrite: (tag: string) => tag.toUpperCase() },
])

it.each([
  [
    'parts of several rules, but nothing that a rule has written',
    '<i class="a"><b><i>',
    '<I CLASS="A"><i><I>',
  ],
  ['nothing else', '<p>b i</p>', '<p>b i</p>'],
])('rewrites %s', (_, html, rewritten) => {
  expect(rewrite(html)).toBe(rewritten)
})
