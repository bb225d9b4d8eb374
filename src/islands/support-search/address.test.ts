import { expect, test } from 'vitest'
import { queryOf, withQuery } from './address.ts'

test.each([
  ['?q=night+train', 'night train'],
  ['?q=%20%C3%A5terbetalning%20', 'återbetalning'],
  ['?q=<script>', '<script>'],
  ['?q=', ''],
  ['', ''],
  ['?q=%', '%'],
  [`?q=${'x'.repeat(10_000)}`, 'x'.repeat(200)],
])('reads from %s the query "%s"', (search, query) => {
  expect(queryOf(search)).toBe(query)
})

test.each([
  ['/support', 'refund', '/support?q=refund'],
  ['/support?q=refund', 'taxi & bus', '/support?q=taxi+%26+bus'],
  ['/support?q=refund#children', 'taxi', '/support?q=taxi'],
  ['/support?q=refund#children', 'refund ', '/support?q=refund#children'],
  ['/support?came=mail&q=refund', '', '/support?came=mail'],
  ['/support#children', '', '/support#children'],
])('makes from %s and the query "%s" the address %s', (address, query, expected) => {
  expect(withQuery(`https://a.example${address}`, query)).toBe(`https://a.example${expected}`)
})

test('keeps a hash that was chosen after the query', () => {
  expect(withQuery('https://a.example/support#children', 'child', true)).toBe(
    'https://a.example/support?q=child#children',
  )
})
