import { expect, test } from 'vitest'
import { type Row, summary, table } from './table.ts'

const rows: readonly Row[] = [
  { what: 'Script', where: 'guide', measured: '5.4 KB', wanted: '≤ 6 KB' },
  { what: 'Shift', where: 'home, 390 px', measured: '0.1', wanted: '0', fallsShort: true, why: 'main' },
  { what: 'Time', where: '/', measured: '4 s', fallsShort: true },
]

test('aligns columns, and names what misses its target and why', () => {
  expect(table(rows)).toBe(
    [
      '| What   | Where        | Measured | Target |                         |',
      '|--------|--------------|----------|--------|-------------------------|',
      '| Script | guide        | 5.4 KB   | ≤ 6 KB |                         |',
      '| Shift  | home, 390 px | 0.1      | 0      | misses the target: main |',
      '| Time   | /            | 4 s      |        | misses the target       |',
    ].join('\n'),
  )
})

test('sums up', () => {
  expect(summary(rows)).toBe('3 measured, 2 missed the target: Shift (home, 390 px), Time (/)')
  expect(summary(rows.slice(0, 1))).toBe('1 measured, all targets met')
})
