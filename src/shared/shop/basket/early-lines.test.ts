import { expect, test } from 'vitest'
import { earlyLines } from './early-lines.ts'
import type { BasketLine } from './line.ts'

const hours = { weekdays: [1, 2, 3, 4, 5], opens: '08:30', closes: '16:30', closed: ['2026-12-01'] }

const taxi = (date: string, time: string): BasketLine => ({
  kind: 'taxi',
  id: 'a',
  product: 'station-taxi',
  ride: 'private',
  direction: 'to',
  station: 'Malmö C',
  address: 'Exempelgatan 2, Lund',
  date,
  time,
  passengers: 1,
  train: '',
  needs: '',
  order: '',
})
const ticket = (date: string, time: string): BasketLine => ({
  kind: 'ticket',
  id: 'b',
  from: 'Malmö C',
  to: 'Berlin Hbf',
  date,
  time,
  class: 'second',
  travellers: '1',
  wishes: '',
})
const pass = (firstDay: string): BasketLine => ({
  kind: 'interrail',
  id: 'c',
  product: 'interrail-global',
  variant: 'flexi-4',
  class: 'second',
  firstDay,
  travellers: [],
})
const gift: BasketLine = {
  kind: 'gift-card',
  id: 'd',
  product: 'gift-card',
  value: 50_00,
  design: 'winter',
  greeting: '',
  note: '',
}

/** A Sunday evening. */
const sunday = '2026-11-29T20:00:00+01:00'

test.each([
  ['a taxi on the same evening', sunday, taxi('2026-11-29', '22:00'), '2026-11-30'],
  ['a taxi a minute before it opens', sunday, taxi('2026-11-30', '08:29'), '2026-11-30'],
  ['a taxi when it opens', sunday, taxi('2026-11-30', '08:30'), undefined],
  ['a train on the morning after', sunday, ticket('2026-11-30', '07:12'), '2026-11-30'],
  ['a train at any time of the day after', sunday, ticket('2026-11-30', ''), '2026-11-30'],
  ['a train two days later', sunday, ticket('2026-12-01', ''), undefined],
  ['a pass from the day after', sunday, pass('2026-11-30'), '2026-11-30'],
  ['a pass without a day', sunday, pass(''), undefined],
  ['a gift card', sunday, gift, undefined],
  ['a taxi in an hour while it is open', '2026-11-30T12:00:00+01:00', taxi('2026-11-30', '13:00'), undefined],
  ['a taxi on a day of its own', '2026-11-30T17:00:00+01:00', taxi('2026-12-01', '12:00'), '2026-12-02'],
])('for %s, says when customer service opens', (_, now, line, opens) => {
  const early = earlyLines([gift, line], hours, new Date(now))
  expect(early).toEqual(opens && { opens, lines: [line] })
})
