import { expect, test } from 'vitest'
import type { BasketLine } from '../../shared/shop/basket/line.ts'
import { changeAddress, formPage, lineToChange, withoutLineToChange } from './line-to-change.ts'

test('the address of a line contains its id and no names, and is read back', () => {
  const address = new URL(changeAddress('/sv/taxi', 'a&b'), 'https://perrong.example')
  expect([address.pathname, address.hash]).toEqual(['/sv/taxi', '#order'])
  expect(lineToChange(address.search)).toBe('a&b')
})

test.each([
  ['', undefined, ''],
  ['?change=', undefined, ''],
  ['?class=first&change=3f2a', '3f2a', '?class=first'],
])('%j asks for %j, and is %j without', (search, line, without) => {
  expect(lineToChange(search)).toBe(line)
  expect(withoutLineToChange(search)).toBe(without)
})

const forms = {
  byKind: {
    interrail: '/buy-interrail',
    'interrail-group': '/buy-interrail',
    'days-pass': '/j-rail-pass',
    'gift-card': '/gift-cards',
    taxi: '/taxi',
    ticket: '/',
  },
  byProduct: { 'japan-rail-pass': '/j-rail-pass', 'swiss-pass': '/swiss-pass' },
}
const pass = {
  kind: 'days-pass' as const,
  id: '3f2a',
  variant: 'second-4',
  firstDay: '' as const,
  travellers: [],
}
const ticket: BasketLine = {
  kind: 'ticket',
  id: '3f2b',
  from: 'Lund',
  to: 'Hamburg',
  date: '2027-06-14',
  time: '',
  class: 'second',
  travellers: '2',
  wishes: '',
}

test.each<[string, BasketLine, string]>([
  ['a product with a page', { ...pass, product: 'swiss-pass' }, '/swiss-pass'],
  ['a product without a page', { ...pass, product: 'korea-rail-pass' }, '/j-rail-pass'],
  ['a line without a product', ticket, '/'],
])('the form of %s', (_, line, page) => {
  expect(formPage(forms, line)).toBe(page)
})
