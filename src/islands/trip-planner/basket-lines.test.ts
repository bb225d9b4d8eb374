import * as v from 'valibot'
import { expect, test } from 'vitest'
import { basketLine, type LineOf } from '../../shared/shop/basket/line.ts'
import { isSameOrder, newTripLineId, tripLines } from './basket-lines.ts'

const seats: LineOf<'ticket'> = {
  id: newTripLineId(),
  kind: 'ticket',
  from: 'Malmö C',
  to: 'Hamburg Hbf',
  date: '2027-05-10',
  time: '',
  class: 'second',
  travellers: '2 adults',
  wishes: 'Seats and berths with a pass:\nMon 10 May: Malmö C – Hamburg Hbf (Snälltåget)',
}
const group: LineOf<'interrail-group'> = {
  kind: 'interrail-group',
  id: newTripLineId(),
  product: 'interrail-global',
  variant: 'flexi-5',
  firstDay: '',
  counts: { adult: 10, youth: 0, senior: 0, child: 2 },
  residence: 'SE',
  class: 'second',
}

test("finds the planner's lines of a kind, and not those of a form", () => {
  expect(tripLines([{ ...seats, id: 'from-the-form' }, group, seats], 'ticket')).toEqual([seats])
})

test.each([seats, group])('knows the order of a $kind again after it was stored', line => {
  expect(isSameOrder(v.parse(basketLine, { ...line, id: 'trip-2', seen: 5000 }), line)).toBe(true)
})

test.each<Partial<LineOf<'ticket'>>>([{ date: '2027-05-11' }, { wishes: 'A table' }, { class: 'first' }])(
  'takes a line with %o for another order',
  change => expect(isSameOrder({ ...seats, ...change }, seats)).toBe(false),
)
