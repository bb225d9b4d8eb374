import { expect, test } from 'vitest'
import { catalogue } from '../price-rules/test-products.ts'
import { type Basket, readBasket, readSentBasket } from './basket.ts'
import { basketLimits } from './limits.ts'
import { groupsOf, type LineOf } from './line.ts'
import { priceBasket, seenTotal, withShownPrices } from './price-basket.ts'

const adult = { name: 'Ida', lastName: 'Ås', birth: '1990-05-05', residence: 'SE' }
const flexi: LineOf<'interrail'> = {
  kind: 'interrail',
  id: 'a',
  product: 'interrail-global',
  variant: 'flexi-4',
  class: 'second',
  firstDay: '2027-06-01',
  travellers: [adult],
  seen: 30000,
}
const group: LineOf<'interrail-group'> = {
  kind: 'interrail-group',
  id: 'd',
  product: 'interrail-global',
  variant: 'flexi-4',
  class: 'second',
  firstDay: '2027-06-01',
  counts: { adult: 12, youth: 2, senior: 0, child: 0 },
  residence: 'SE',
}
const card: LineOf<'gift-card'> = {
  kind: 'gift-card',
  id: 'b',
  product: 'gift-card',
  value: 2500,
  design: 'summer',
  greeting: '',
  note: '',
}
const ticket: LineOf<'ticket'> = {
  kind: 'ticket',
  id: 'c',
  from: 'Malmö C',
  to: 'Berlin Hbf',
  date: '2027-06-01',
  time: '',
  class: 'second',
  travellers: '1',
  wishes: '',
}
const basket = (...lines: unknown[]) => ({ currency: 'EUR', changed: '2027-02-10', lines })
const today = '2027-02-20'

test('reads a basket as it was stored', () => {
  const kept = basket(flexi, card, ticket, group)
  expect(readBasket(JSON.stringify(kept), today)).toEqual(kept)
})

test('removes invisible characters from names, and keeps the emoji of greetings and wishes', () => {
  const hidden = { ...adult, name: '\u202eIda\u200b', lastName: '\ufff9Ås\u061c' }
  const wishes = 'By the window\n👩\u200d👧'
  const greeting = 'Grattis ❤\ufe0f 👩\u200d👧'
  const sent = basket(
    { ...flexi, travellers: [hidden] },
    { ...ticket, from: 'Malmö\u200f C', wishes },
    { ...card, greeting: `\u202e${greeting}` },
  )
  expect(readSentBasket(JSON.stringify(sent))?.lines).toEqual([
    flexi,
    { ...ticket, wishes },
    { ...card, greeting },
  ])
})

test('reads a pass whose first day is not decided, and prices it by today’s ages', () => {
  const youth = { ...adult, birth: '1999-02-21' }
  const kept = basket({ ...flexi, firstDay: '', travellers: [youth] })
  expect(readBasket(JSON.stringify(kept), today)).toEqual(kept)
  const ageSteps = (at: string) => {
    const [line] = priceBasket(catalogue, readSentBasket(JSON.stringify(kept)) as Basket, new Date(at)).lines
    return line?.result?.ok && line.result.prices[0]?.steps.some(({ kind }) => kind === 'age')
  }
  expect([ageSteps('2027-02-20T12:00:00Z'), ageSteps('2027-02-21T12:00:00Z')]).toEqual([true, false])
})

test.each([
  ['nothing', ''],
  ['no JSON', '{lines'],
  ['another shape', JSON.stringify({ lines: [flexi] })],
  ['another currency', JSON.stringify({ ...basket(flexi), currency: 'USD' })],
  ['no line', JSON.stringify(basket())],
  ['lines that are none', JSON.stringify(basket({ kind: 'boat' }, null, 7))],
  ['too many lines', JSON.stringify(basket(...Array.from({ length: basketLimits.lines + 1 }, () => card)))],
])('drops a stored basket of %s', (_, saved) => expect(readBasket(saved, today)).toBeUndefined())

test.each([
  ['a day that is none', { ...flexi, firstDay: '2027-02-30' }],
  ['nobody who travels', { ...flexi, travellers: [] }],
  ['a traveller without a name', { ...flexi, travellers: [{ ...adult, name: ' ' }] }],
  ['a traveller whose name nobody sees', { ...flexi, travellers: [{ ...adult, lastName: '\u200b\u2067' }] }],
  ['a name of two lines', { ...flexi, travellers: [{ ...adult, name: 'Ida\nBo' }] }],
  ['a country that is no code', { ...flexi, travellers: [{ ...adult, residence: 'Sweden' }] }],
  ['a field that is not ours', { ...flexi, admin: true }],
  ['fewer people than a group', { ...group, counts: { ...group.counts, adult: 7 } }],
  ['more people than an order takes', { ...group, counts: { ...group.counts, child: 27 } }],
  ['fewer than nobody', { ...group, counts: { ...group.counts, adult: 20, child: -1 } }],
  ['half a person', { ...group, counts: { ...group.counts, adult: 11.5, child: 0.5 } }],
  ['no end of people', { ...group, counts: { ...group.counts, child: 1e9 } }],
  ['an age group that is not counted', { ...group, counts: { adult: 14, youth: 0, senior: 0 } }],
  ['an age group that is none', { ...group, counts: { ...group.counts, dogs: 1 } }],
  ['counts that are none', { ...group, counts: [12, 2, 0, 0] }],
  ['a group that lives nowhere', { ...group, residence: '' }],
  ['a group with names', { ...group, travellers: [adult] }],
  ['a group with words of its own', { ...group, residence: 'SE evil.example' }],
  ['a greeting of two lines', { ...card, greeting: 'Bra\nvo' }],
  ['a value that is not whole', { ...card, value: 25.5 }],
])('drops a line with %s and keeps the others, but refuses a whole order with it', (_, line) => {
  expect(readBasket(JSON.stringify(basket(line, ticket)), today)).toEqual(basket(ticket))
  expect(readSentBasket(JSON.stringify(basket(line, ticket)))).toBeUndefined()
})

test.each([
  ['2027-03-12', 3],
  ['2027-03-13', undefined],
])('on %s a basket of 10 February has %s lines', (day, lines) =>
  expect(readBasket(JSON.stringify(basket(flexi, card, ticket)), day)?.lines.length).toBe(lines),
)

test.each([
  [{ adult: 12, youth: 2, senior: 0, child: 0 }],
  [{ adult: 8, youth: 0, senior: 2, child: 0 }],
  [{ adult: 1, youth: 7, senior: 1, child: 5 }],
  [{ adult: 30, youth: 2, senior: 2, child: 6 }],
])('a group of %j costs the same as with birth dates', counts => {
  const born = { adult: '1987', youth: '2007', senior: '1957', child: '2019' } as const
  const travellers = groupsOf(counts).map(age => ({ ...adult, birth: `${born[age]}-01-01` }))
  const { counts: _, residence: _residence, ...pass } = group
  for (const at of ['2027-02-20T12:00:00Z', '2027-01-15T12:00:00Z'])
    for (const firstDay of ['2027-06-01', '']) {
      const [later] = priced([{ ...group, counts, firstDay }], at).lines
      const [named] = priced([{ ...pass, kind: 'interrail', travellers, firstDay }], at).lines
      expect(later?.result?.ok).toBe(true)
      expect(later?.result).toEqual(named?.result)
    }
})

test('children alone are not a group', () => {
  const counts = { adult: 0, youth: 0, senior: 0, child: 12 }
  expect(priced([{ ...group, counts }], '2027-02-20T12:00:00Z').lines[0]?.result).toMatchObject({
    fault: 'child-alone',
  })
})

const priced = (lines: Basket['lines'], at: string) =>
  priceBasket(catalogue, { currency: 'EUR', lines }, new Date(at))

test('calculates the prices, and marks a sum that customer service completes', () => {
  const { total, isPartial, lines } = priced([flexi, card, ticket], '2027-02-20T12:00:00Z')
  expect(total).toBe(32500)
  expect(isPartial).toBe(true)
  expect(lines.map(({ result }) => result?.ok)).toEqual([true, true, undefined])
  expect(priced([flexi, card], '2027-02-20T12:00:00Z').isPartial).toBe(false)
})

test('prices lines by their places, even if two have the same name', () => {
  const { lines } = priced([ticket, flexi, { ...card, id: flexi.id }], '2027-02-20T12:00:00Z')
  expect(lines.map(({ result }) => result?.ok && result.total)).toEqual([undefined, 30000, 2500])
})

test('returns the previous price if a campaign has begun since, and nothing if it is the same', () => {
  expect(priced([flexi], '2026-12-20T12:00:00Z').lines[0]?.before).toBeUndefined()
  const [line] = priced([flexi], '2027-01-05T12:00:00Z').lines
  expect(line?.before).toBe(30000)
  expect(line?.result?.ok && line.result.total).toBe(26400)
})

test('a line that is no longer sold has no price and does not count', () => {
  const { total, isPartial } = priced([{ ...flexi, variant: 'flexi-99' }, card], '2027-02-20T12:00:00Z')
  expect(total).toBe(2500)
  expect(isPartial).toBe(true)
})

test('records the prices that were shown, so that a later difference can be reported', () => {
  const running = priced([flexi, card, ticket], '2027-01-31T22:59:59Z')
  const lines = withShownPrices(running)
  expect(lines.map(({ seen }) => seen)).toEqual([26400, 2500, undefined])
  const ended = priced(lines, '2027-01-31T23:00:00Z')
  expect([ended.total, seenTotal(ended)]).toEqual([32500, 28900])
  expect(seenTotal(priced(withShownPrices(ended), '2027-01-31T23:00:00Z'))).toBe(ended.total)
})
