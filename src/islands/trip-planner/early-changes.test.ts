import { expect, test } from 'vitest'
import { earlyChanges } from './early-changes.ts'

const field = (name: string, value: string, more: { checked?: boolean; defaultChecked?: boolean }) => ({
  name,
  value,
  checked: false,
  defaultChecked: false,
  ...more,
})

test.each([
  ['pace', '12', [{ type: 'pace', pace: 12 }]],
  ['pace', '99', []],
  ['night-trains', 'no', [{ type: 'night-trains', nightTrains: false }]],
  ['home', 'no', [{ type: 'return', isReturn: false }]],
  ['class', 'first', [{ type: 'class', class: 'first' }]],
  ['day-known', 'day', []],
])('the early choice of %s=%s is a change', (name, value, changes) => {
  expect(earlyChanges([field(name, value, { checked: true })])).toEqual(changes)
})

test('an option that nobody touched is no change, so that it does not replace what the address says', () => {
  expect(
    earlyChanges([
      field('pace', '8', { checked: true, defaultChecked: true }),
      field('home', 'yes', { defaultChecked: true }),
      field('pace', '12', {}),
    ]),
  ).toEqual([])
})
