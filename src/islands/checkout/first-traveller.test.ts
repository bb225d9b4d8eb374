import { expect, it } from 'vitest'
import type { BasketLine } from '../../shared/shop/basket/line.ts'
import { taxiLine } from '../../shared/shop/basket/sample-lines.ts'
import { firstTraveller } from './first-traveller.ts'

const person = (name: string) => ({ name, lastName: 'Ås', birth: '1990-05-05', residence: 'SE' })
const pass = { product: 'pass', variant: 'a', firstDay: '2027-06-01' }
const lines = {
  taxi: taxiLine,
  ticket: {
    kind: 'ticket',
    id: 'ticket',
    from: 'Malmö',
    to: 'Berlin',
    date: '2027-06-01',
    time: '',
    class: 'second',
    travellers: '1 adult',
    wishes: '',
  },
  pass: {
    ...pass,
    kind: 'interrail',
    id: 'pass',
    class: 'second',
    travellers: [person('Ida'), person('Bo')],
  },
  japan: { ...pass, kind: 'days-pass', id: 'japan', travellers: [person('Kai')] },
} as const satisfies Record<string, BasketLine>

it.each([
  [['taxi', 'ticket', 'pass', 'japan'], 'Ida'],
  [['japan', 'pass'], 'Kai'],
  [['taxi', 'ticket'], undefined],
] as const)('finds in %j the traveller %s', (kinds, name) => {
  const basket = { lines: kinds.map((kind): BasketLine => structuredClone(lines[kind])) }
  expect(firstTraveller(basket)?.name).toBe(name)
})
