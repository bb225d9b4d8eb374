import { expect, it } from 'vitest'
import type { LedgerEntry } from '../../src/server/orders/ledger.ts'
import { csvLine } from './csv.ts'
import { orderLines, ordersCsv } from './order-lines.ts'

const basket: LedgerEntry = {
  reference: 'P-2222-2222',
  at: Date.UTC(2027, 5, 25, 9, 30),
  locale: 'sv',
  currency: 'SEK',
  lines: [{ product: 'Pass: Flexi, 4 days', sum: 325050 }, { product: 'Train ticket' }],
  total: 325050,
  mail: 'delivered',
}
const written: LedgerEntry = {
  reference: 'P-3333-3333',
  at: Date.UTC(2027, 5, 26),
  locale: 'en',
  lines: [{ product: '=HYPERLINK("http://evil.example")' }],
  mail: 'waiting',
}

it.each([
  [['a', 'b'], 'a,b'],
  [['a,b', 'c "d"', 'e\nf'], '"a,b","c ""d""","e\nf"'],
  [['=1+1', '+1', '-1', '@a', '\t=1', '1-1'], "'=1+1,'+1,'-1,'@a,'\t=1,1-1"],
  [['=A("b")'], `"'=A(""b"")"`],
  [['\r=1'], `"'\r=1"`],
  [['', ''], ','],
])('writes %j as a line of CSV', (cells, line) => {
  expect(csvLine(cells)).toBe(line)
})

it('writes a line for each product of each order', () => {
  expect(ordersCsv([basket, written])).toBe(
    [
      'reference,time,locale,currency,product,price,order total,mail',
      'P-2222-2222,2027-06-25T09:30:00.000Z,sv,SEK,"Pass: Flexi, 4 days",3250.50,3250.50,delivered',
      'P-2222-2222,2027-06-25T09:30:00.000Z,sv,SEK,Train ticket,,3250.50,delivered',
      `P-3333-3333,2027-06-26T00:00:00.000Z,en,,"'=HYPERLINK(""http://evil.example"")",,,waiting`,
      '',
    ].join('\r\n'),
  )
})

it('lists each order on a line', () => {
  expect(orderLines([basket, written])).toEqual([
    'P-2222-2222  2027-06-25 09:30 UTC  sv  SEK 3250.50  mail delivered  Pass: Flexi, 4 days; Train ticket',
    'P-3333-3333  2027-06-26 00:00 UTC  en  no price  mail waiting  =HYPERLINK("http://evil.example")',
  ])
  expect(orderLines([])).toEqual(['The ledger has no orders.'])
})
