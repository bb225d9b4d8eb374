import type { LedgerEntry } from '../../src/server/orders/ledger.ts'
import type { Currency } from '../../src/shared/shop/currency.ts'
import { currencyUnits, type Minor } from '../../src/shared/shop/money.ts'
import { csvLine } from './csv.ts'

/** A sum with two decimals; empty if customer service sets the price. `decimal(25000, 'SEK') // => '250.00'` */
const decimal = (sum: Minor | undefined, currency: Currency | undefined) =>
  sum === undefined || !currency ? '' : (sum / currencyUnits[currency].minorUnits).toFixed(2)

const head = ['reference', 'time', 'locale', 'currency', 'product', 'price', 'order total', 'mail']

/** The ledger as a CSV file: one line per product, with the fields of its order on each. */
export function ordersCsv(entries: readonly LedgerEntry[]): string {
  const rows = entries.flatMap(({ reference, at, locale, currency, lines, total, mail }) =>
    lines.map(({ product, sum }) => [
      reference,
      new Date(at).toISOString(),
      locale,
      currency ?? '',
      product,
      decimal(sum, currency),
      decimal(total, currency),
      mail,
    ]),
  )
  return [head, ...rows].map(cells => `${csvLine(cells)}\r\n`).join('')
}

/** The ledger for reading: one line per order. */
export function orderLines(entries: readonly LedgerEntry[]): string[] {
  if (entries.length === 0) return ['The ledger has no orders.']
  return entries.map(({ reference, at, locale, currency, lines, total, mail }) => {
    const time = new Date(at).toISOString().slice(0, 16).replace('T', ' ')
    const sum = [currency, decimal(total, currency)].filter(Boolean).join(' ') || 'no price'
    const products = lines.map(({ product }) => product).join('; ')
    return [reference, `${time} UTC`, locale, sum, `mail ${mail}`, products].join('  ')
  })
}
