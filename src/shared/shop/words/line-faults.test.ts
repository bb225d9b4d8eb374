import { expect, it } from 'vitest'
import { locales } from '../../../i18n/locales.ts'
import type { BasketLine } from '../basket/line.ts'
import { priceBasket } from '../basket/price-basket.ts'
import { taxiLine } from '../basket/sample-lines.ts'
import { catalogue } from '../price-rules/test-products.ts'
import { lineFaults } from './line-faults.ts'

const at = new Date('2027-02-20T12:00:00Z')
const person = (birth: string) => ({ name: 'Ida', lastName: 'Ås', birth, residence: 'SE' })
const pass = {
  kind: 'days-pass',
  id: 'a',
  product: 'japan-rail-pass',
  variant: 'standard-7',
  firstDay: '2027-06-01',
  travellers: [person('1990-05-05')],
} as const satisfies BasketLine
const ticket = {
  kind: 'ticket',
  id: 'b',
  from: 'Malmö',
  to: 'Berlin',
  date: '2028-02-20',
  time: '',
  class: 'second',
  travellers: '2',
  wishes: '',
} as const satisfies BasketLine
const taxi = { ...taxiLine, id: 'd' }
const card = {
  kind: 'gift-card',
  id: 'c',
  product: 'gift-card',
  value: 2500,
  design: 'winter',
  greeting: '',
  note: '',
} as const satisfies BasketLine
const ride = { ...taxi, date: '2027-02-20', time: '13:01' }

function faults(line: BasketLine, locale: (typeof locales)[number] = 'en'): string[] {
  const [priced] = priceBasket(catalogue, { currency: 'EUR', lines: [line] }, at).lines
  return priced ? lineFaults(catalogue, priced, at, locale) : []
}

const past = 'That date has passed: choose a later one.'
const pastTime = 'That time has passed: choose a later one.'
const tooFar = 'This can be ordered at most 11 months ahead: choose a day up to 20\u00a0January 2028.'
const tooFarForRides =
  'This can be ordered at most 12 months ahead: choose a day up to 20\u00a0February 2028.'
const unknown = 'This is no longer sold in that form. Remove it and choose again.'

it.each<[string, BasketLine, string[]]>([
  ['a pass for today', { ...pass, firstDay: '2027-02-20' }, []],
  ['a pass for yesterday', { ...pass, firstDay: '2027-02-19' }, [past]],
  ['a pass for the last day allowed', { ...pass, firstDay: '2028-01-20' }, []],
  ['a pass for the day after', { ...pass, firstDay: '2028-01-21' }, [tooFar]],
  ['a pass for a day that is not decided', { ...pass, firstDay: '' }, []],
  [
    'a pass that is not sold, for yesterday',
    { ...pass, variant: 'x', firstDay: '2027-02-19' },
    [unknown, past],
  ],
  ['a train a year ahead', ticket, []],
  ['a train on the day after', { ...ticket, date: '2028-02-21' }, [tooFarForRides]],
  ['a taxi on that day', { ...taxi, date: '2028-02-21' }, [tooFarForRides]],
  ['a train of yesterday', { ...ticket, date: '2027-02-19' }, [past]],
  ['a ride in a minute, in Sweden', ride, []],
  ['a ride at this minute', { ...ride, time: '13:00' }, [pastTime]],
  ['a ride earlier today', { ...ride, time: '00:10' }, [pastTime]],
  ['a ride at any time today', { ...ride, time: '' }, []],
  ['a ride early on another day', { ...ride, date: '2027-02-21', time: '00:10' }, []],
  ['a ride of yesterday', { ...ride, date: '2027-02-19', time: '00:10' }, [past]],
  [
    'a train earlier today, which customer service looks up',
    { ...ticket, date: '2027-02-20', time: '00:10' },
    [],
  ],
  ['a gift card that is sold', card, []],
  ['a gift card of another value', { ...card, value: 1234 }, [unknown]],
])('finds the faults of %s', (_, line, expected) => expect(faults(line)).toEqual(expected))

it.each(locales)('names the months and the last day in %s', locale => {
  const [fault] = faults({ ...pass, firstDay: '2029-01-01' }, locale)
  expect(fault).toContain('11')
  expect(fault).toContain('2028')
})
